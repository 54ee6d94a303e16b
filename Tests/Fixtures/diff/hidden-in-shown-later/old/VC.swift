import UIKit

class VC: UIViewController {
  @IBOutlet weak var lab: UILabel!
  override func viewDidAppear(_ a: Bool) { lab.isHidden = false }
}
