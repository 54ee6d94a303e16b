import UIKit

class PinController: UIViewController {
  @IBOutlet var pinField: UITextField!
  @IBOutlet var pinLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    update(editing: nil)
  }

  private func update(editing field: UITextField?) {
    guard let field = field else {
      pinLabel.textColor = .red
      pinField.layer.borderColor = Theme.quiet.cgColor
      return
    }
    pinLabel.textColor = .blue
    if field.isFirstResponder {
      pinField.layer.borderColor = Theme.loud.cgColor
    }
  }
}
