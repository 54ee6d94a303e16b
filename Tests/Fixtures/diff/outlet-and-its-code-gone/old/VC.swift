import UIKit

class VC: UIViewController {
  @IBOutlet weak var logo: UIImageView!
  override func viewDidAppear(_ animated: Bool) {
    logo.image = UIImage(named: Settings().dark ? "splash_dark" : "splash")
  }
}
