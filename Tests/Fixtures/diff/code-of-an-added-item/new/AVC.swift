import UIKit

class AVC: UIViewController {
  @IBOutlet weak var cam: UIBarButtonItem!
  override func viewDidLoad() {
    super.viewDidLoad()
    if UserDefaults.standard.string(forKey: "c") == "on" {
      cam.image = UIImage(named: "icCameraHighlight")
    }
  }
}
