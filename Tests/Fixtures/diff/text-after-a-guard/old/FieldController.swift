import UIKit

class FieldController: UIViewController {
  @IBOutlet weak var field: UILabel!
  var model: Model?
  override func viewDidLoad() {
    super.viewDidLoad()
    guard let model = model else { return }
    field.text = model.name
  }
}
