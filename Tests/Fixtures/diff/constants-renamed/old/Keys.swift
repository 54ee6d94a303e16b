enum Keys {
  static let boat_key = "boat "
}
