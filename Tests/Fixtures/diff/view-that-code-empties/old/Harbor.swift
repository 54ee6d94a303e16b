import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var box: UIView!

  func update() {
  }
}
