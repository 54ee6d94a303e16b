import UIKit

class BoatCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!

  func show(_ boat: Boat) {
    nameLabel.text = "\(boat.name), \(boat.year)"
  }
}
