import UIKit

class FieldController: UIViewController {
  @IBOutlet weak var field: UILabel!
  var value = String(describing: Date())

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    field.text = (field.text ?? "") + value
  }
}
