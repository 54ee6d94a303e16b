import UIKit

class FieldController: UIViewController {
  @IBOutlet weak var field: UITextField!
  var value = String(describing: Date())

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    field.text = value
  }
}
