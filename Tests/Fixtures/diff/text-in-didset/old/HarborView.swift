import UIKit

final class HarborView: UIView {
  @IBOutlet private var berths: UILabel!

  @IBInspectable var caption: String? {
    didSet { berths.text = caption }
  }
}
