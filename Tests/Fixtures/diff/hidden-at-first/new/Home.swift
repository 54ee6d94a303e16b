import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var cover: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    cover.isHidden = true
    if isRecording { toggle() }
  }
  func toggle() { cover.isHidden = !isRecording }
}
