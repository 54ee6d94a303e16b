import UIKit

class ViewerController: UIViewController {
  private var stopButton: SoftButton?
  override func viewDidLoad() {
    super.viewDidLoad()
    stopButton = SoftButton(type: .custom)
    view.addSubview(stopButton!)
    hideProgress()
  }
  private func hideProgress() {
  }
}
