import UIKit

class RingButton: UIButton {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    tintColor = shades.new
  }
}
