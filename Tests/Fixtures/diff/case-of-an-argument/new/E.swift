import UIKit

enum ButtonStyle {
  case clearButton(UIFont, UIColor)
  case roundedButton(UIColor)
}
extension UIButton {
  func style(_ style: ButtonStyle, title: String) {
    switch style {
    case .clearButton(let font, let color):
      self.setTitle(title, for: UIControl.State())
      self.titleLabel?.font = font
      self.setTitleColor(color, for: .normal)
    case .roundedButton(let backgroundColor):
      self.setBackgroundImage(
        UIImage.imageWithSolidColor(backgroundColor, size: self.frame.size), for: .normal)
      self.setTitle(title, for: UIControl.State())
      self.titleLabel?.font = Font.roundedButton.value
      self.setTitleColor(Color.alertButton.value, for: .normal)
    }
  }
}
enum Color {
  case alertButton
  case positive
  case negative
  var value: UIColor {
    switch self {
    case .alertButton: return ColorBrand.black.value;
    case .positive: return ColorBrand.green.value;
    case .negative: return ColorBrand.red.value
    }
  }
}
enum Font {
  case roundedButton
  var value: UIFont {
    switch self {
    case .roundedButton: return FontWeight.bold.font(withSize: 11)
    }
  }
}
