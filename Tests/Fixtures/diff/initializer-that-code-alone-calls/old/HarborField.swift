import UIKit

final class HarborField: UITextField {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
