import UIKit

class HeaderView: UIView {
  @IBOutlet weak var titleLabel: UILabel!
}
