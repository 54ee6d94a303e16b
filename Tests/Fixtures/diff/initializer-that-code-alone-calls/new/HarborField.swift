import UIKit

final class HarborField: UITextField {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  init(text: String) {
    super.init(frame: .zero)
    self.text = text
    textAlignment = .center
    font = .systemFont(ofSize: 20)
  }
}
