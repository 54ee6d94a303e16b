import UIKit

class HomeViewController: UIViewController {
  var header: HeaderView!
  override func viewDidLoad() {
    super.viewDidLoad()
    header = HeaderView()
    header.build()
    view.addSubview(header)
    header.funds = Store.funds()
  }
}
