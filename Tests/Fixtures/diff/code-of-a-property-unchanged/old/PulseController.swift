import UIKit

class PulseController: UIViewController {
  @IBOutlet var start: PulseButton!
  var model: PulseModel

  override func viewDidLoad() {
    super.viewDidLoad()
    if model.isBusy { start.spin() } else { start.rest() }
  }
}

class PulseButton: UIView {
  func spin() { alpha = 0.5 }
  func rest() { refresh() }
  private func refresh() {
    switch tag {
    case 0: backgroundColor = .orange
    default: break
    }
  }
}
