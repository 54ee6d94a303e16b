import UIKit

class FieldController: UIViewController {
  @IBOutlet weak var field: UILabel!
  var model: Model?
  override func viewDidLoad() {
    super.viewDidLoad()
    let text = field.text ?? ""
    field.text = text + ":"
  }
}
