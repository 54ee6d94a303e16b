import UIKit

class CodeController: UIViewController {
  @IBOutlet var berthField: UITextField!
  @IBOutlet var pinField: UITextField!

  override func viewDidLoad() {
    super.viewDidLoad()
  }

  @objc private func keyboardAppears() {
    let active = [berthField, pinField].first { $0.isFirstResponder }
    view.bounds.origin.y = active?.frame.minY ?? 0
  }
}
