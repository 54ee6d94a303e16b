import UIKit

class ClipView: UIView {
  @IBOutlet weak var videoView: UIView!
  var shouldRender = true {
    didSet {
      if shouldRender {
        videoView.isHidden = !hasData
      }
    }
  }
  var hasData = false
  func configure(on: Bool) {
    if on {
      videoView.isHidden = !hasData
    } else {
      videoView.isHidden = true
    }
  }
}
