import UIKit

class MediaView: UIView { func set(_ i: UIImage?) {} }
class ProfileViewController: UIViewController {
  @IBOutlet weak var playerPic: MediaView!
}
