import UIKit

struct Fonts {
  let title = UIFont.systemFont(ofSize: 17)
}
class Theme {
  static let shared = Theme()
  let fonts = Fonts()
}
enum Strings {
  enum Login { static let title = "Sign in" }
}
enum AppFont {
  static func medium(_ size: CGFloat) -> UIFont { return UIFont.systemFont(ofSize: size, weight: .medium) }
}
enum Palette { static let action = UIColor(hex: "#FF8800") }
