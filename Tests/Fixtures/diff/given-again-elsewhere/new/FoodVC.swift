import UIKit

class FoodVC: UIViewController {
  @IBOutlet weak var mainImageView: UIImageView!
  var original: UIImage?
  var other: UIImage?
  override func viewDidLoad() {
    super.viewDidLoad()
    mainImageView.image = original
  }
  @IBAction func draw(_ sender: Any) {
    mainImageView.image = other
  }
  @IBAction func reset(_ sender: Any) {
    mainImageView.image = original
  }
}
