import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var box: UIView!

  func update() {
    box.subviews.forEach { $0.removeFromSuperview() }
  }
}
