import UIKit

class VC: UIViewController {
  @IBOutlet var a: UILabel!
  @IBOutlet var b: UILabel!
  @IBOutlet var box: UIView!
  override func viewDidLoad() {
    super.viewDidLoad()

  }
  func bind(text: String) {
    let h = box.heightAnchor.constraint(equalToConstant: CGFloat(text.count))
    h.isActive = true
  }
}
