import UIKit

final class RootViewController: UIViewController {
  @IBOutlet weak var clockView: UIView!
  override func viewDidLoad() {
    super.viewDidLoad()
    lock(enabled: false)
  }
  private func lock(enabled: Bool = true, nightMode: Bool = true) {
    if enabled {
      if nightMode {
        if UserDefaults.standard.bool(forKey: "x") {
          clockView.isHidden = false
        } else {
          clockView.isHidden = true
        }
      }
    } else {
      print("x")
      clockView.isHidden = true
      if UserDefaults.standard.bool(forKey: "y") { print("y") }
    }
  }
}
