import UIKit

class Boat: UITableViewCell {
  @IBOutlet weak var photo: UIImageView!

  func show(_ address: URL) {
    photo.sd_setImage(with: address)
  }
}
