import UIKit

final class ScanController: UIViewController {
  @IBOutlet private weak var shade: UIView!
  override func viewDidLoad() {
    super.viewDidLoad()
    reset()
  }
  private func reset() {
    run(active: true)
  }
  private func run(active: Bool) {
    shade.isHidden = active
  }
}
