import UIKit

class Boat: UITableViewCell {
  @IBOutlet weak var _imageView: UIImageView!
}
