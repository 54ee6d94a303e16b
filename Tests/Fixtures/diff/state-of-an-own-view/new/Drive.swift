import UIKit

class DriveViewController: UIViewController {
  @IBOutlet weak var idTb: TextBox! {
    didSet { idTb.status = .good }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    let ok = Session.user != nil
    idTb.status = ok ? .good : .bad
  }
}
