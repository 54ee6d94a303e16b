import UIKit

final class DeskController: UIViewController {
  @IBOutlet private weak var shade: UIView!
  override func viewDidLoad() {
    super.viewDidLoad()
    reset()
  }
  private func reset() {
    shade.isHidden = true
  }
}
