enum Keys {
  static let boat = "boat "
}
