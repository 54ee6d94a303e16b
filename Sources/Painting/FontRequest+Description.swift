import Typography
import Views

extension FontRequest {
  /// The request that a description of the tree makes.
  ///
  /// It stands in `Painting` since `Typography` knows no tree and the tree no fonts.
  public init(_ description: FontDescription) {
    let family: Family =
      switch description.family {
      case .system: .system
      case .named(let name): .named(name)
      }
    self.init(
      family: family, weight: FontWeight(rawValue: description.weight.rawValue) ?? .regular,
      isItalic: description.isItalic, size: description.size, leading: description.textStyle?.leading)
  }
}
