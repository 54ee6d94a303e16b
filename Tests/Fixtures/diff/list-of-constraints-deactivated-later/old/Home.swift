import UIKit
class HomeController: UIViewController {
  @IBOutlet weak var box: UIView!
  @IBOutlet weak var top: NSLayoutConstraint!
  var isOpen = false
  override func viewDidLoad() {
    super.viewDidLoad()
  }
  @IBAction func close(_ sender: Any) {
    NSLayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 8), top])
  }
}
