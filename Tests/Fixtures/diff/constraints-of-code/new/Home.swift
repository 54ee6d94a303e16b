import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var box: UIView!
  @IBOutlet weak var top: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    top.isActive = false
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      box.heightAnchor.constraint(equalToConstant: 80),
    ])
  }
}
