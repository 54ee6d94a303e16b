import UIKit

class BarView: UIView {
  @IBOutlet weak var moreButton: UITabBarItem!
  override func awakeFromNib() {
    super.awakeFromNib()
    moreButton.selectedImage = UIImage(named: "depositActive")
  }
}
