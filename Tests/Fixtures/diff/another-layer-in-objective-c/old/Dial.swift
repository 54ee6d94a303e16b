import UIKit
class Dial: UIView {
  @IBOutlet weak var name: UILabel!
}
