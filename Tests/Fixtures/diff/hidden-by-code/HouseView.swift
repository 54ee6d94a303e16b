import UIKit

class HouseView: UIView {
  @IBOutlet private weak var attic: UIView!

  override func awakeFromNib() {
    super.awakeFromNib()
    attic.isHidden = true
  }
}
