import UIKit

final class PickerView: UIView {
  static func makeView() -> PickerView {
    return Bundle.main.loadNibNamed("Picker", owner: nil, options: nil)?[0] as! PickerView
  }
}
