import UIKit

class Boat: UITableViewCell {
  @IBOutlet weak var photo: UIImageView!

  func show(_ address: URL) {
    photo.kf.setImage(with: address, placeholder: UIImage(named: "anchor"))
  }
}
