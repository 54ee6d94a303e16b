import UIKit

class FoodVC: UIViewController {
  @IBOutlet weak var mainImageView: UIImageView!
  var original: UIImage?
  var other: UIImage?
  override func viewDidLoad() {
    super.viewDidLoad()
    mainImageView.image = original
  }
}
