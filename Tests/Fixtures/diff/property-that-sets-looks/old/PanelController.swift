import UIKit

class SoftButton: UIButton {
  var pair: ColorPair? {
    didSet {
      self.setTitleColor(pair?.foreground, for: .normal)
      self.backgroundColor = pair?.background
    }
  }
}
class PanelController: UIViewController {
  @IBOutlet var addButton: SoftButton?
  func apply(_ theme: Theme) {
    addButton?.pair = ColorPair(foreground: theme.tintColor, background: theme.tableColor)
  }
}
