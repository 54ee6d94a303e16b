class Space { var email: String?; var username: String? }
