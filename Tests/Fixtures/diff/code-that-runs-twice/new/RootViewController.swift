import UIKit

final class RootViewController: UIViewController {
  @IBOutlet weak var clockView: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    updateStatus()
    updateStatus()
  }
  private func updateStatus() {
    if let s = UserDefaults.standard.string(forKey: "y") {
      clockView.text = s
    } else {
      clockView.text = "-"
    }
  }
}
