import UIKit

class PicVC: UIViewController {
  @IBOutlet weak var pic: UIImageView!
  var checked = false
  override func viewDidLoad() {
    super.viewDidLoad()
    pic.image = checked ? UIImage(named: "icon_on") : UIImage(named: "icon_off")
  }
}
