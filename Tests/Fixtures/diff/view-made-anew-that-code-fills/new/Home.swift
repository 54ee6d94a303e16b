import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var lights: UISwitch!

  override func viewDidLoad() {
    super.viewDidLoad()
    lights.isOn = UserDefaults.standard.bool(forKey: "lights")
  }
}
