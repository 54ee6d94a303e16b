import UIKit

class LockViewController: UIViewController {
  @IBOutlet weak var lockView: UIImageView!
}
