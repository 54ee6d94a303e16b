import UIKit

class ClipView: UIView {
  @IBOutlet weak var videoView: UIView!
  func configure(on: Bool) {
    guard on else {
      updateStatus(hasData: false)
      return
    }
    updateStatus(hasData: true)
  }
  private func updateStatus(hasData: Bool) {
    videoView.isHidden = !hasData
  }
}
