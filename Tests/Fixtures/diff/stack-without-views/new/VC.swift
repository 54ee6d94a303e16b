import UIKit

class VC: UIViewController {
  @IBOutlet var stack: UIStackView!

  override func viewDidLoad() {
    super.viewDidLoad()
    for t in titles() { let l = UILabel(); l.text = t; stack.addArrangedSubview(l) }
  }
  func titles() -> [String] { return UserDefaults.standard.stringArray(forKey: "t") ?? [] }
}
