import UIKit

struct Fonts {
  let title = UIFont.systemFont(ofSize: 22)
}
class Theme {
  static let shared = Theme()
  let fonts = Fonts()
}
enum Strings {
  enum Login { static let title = "Welcome" }
}
enum AppFont {
  static func medium(_ size: CGFloat) -> UIFont { return UIFont.systemFont(ofSize: size, weight: .bold) }
}
enum Palette { static let action = UIColor(hex: "#3366CC") }
