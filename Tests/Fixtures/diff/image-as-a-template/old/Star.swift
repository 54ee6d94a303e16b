import UIKit

class StarController: UIViewController {
  @IBOutlet var star: UIImageView!
  @IBOutlet var button: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    star.image = UIImage(named: "star")?.withRenderingMode(.alwaysOriginal)
    star.tintColor = .red
    button.setImage(UIImage(named: "star")?.withRenderingMode(.alwaysOriginal), for: .normal)
  }
}
