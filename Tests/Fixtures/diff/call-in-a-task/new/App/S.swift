import UIKit

final class ScanViewController: UIViewController {
  @IBOutlet private weak var appsView: UIView!
  var presenter: ScanPresenterProtocol!
  override func viewDidLoad() {
    super.viewDidLoad()
    appsView.isHidden = true
    presenter.viewDidLoad()
  }
}
extension ScanViewController: ScanViewProtocol {
  func setWith(appsConnected: Int) {
    appsView.isHidden = appsConnected == 0
  }
}
