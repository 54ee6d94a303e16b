import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var noteLabel: UILabel!
  @IBOutlet weak var nameField: UITextField!
  @IBOutlet weak var infoView: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    model.load()
  }
}
