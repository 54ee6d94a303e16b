import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var photo: UIImageView!

  override func viewDidLoad() {
    super.viewDidLoad()
    photo.showRound(withName: name)
  }
}
