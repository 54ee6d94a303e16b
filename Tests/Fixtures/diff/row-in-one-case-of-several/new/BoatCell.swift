import UIKit

class BoatCell: UITableViewCell {
  @IBOutlet weak var title: UILabel!

  func configure(boat: Boat) {
    title.text = boat.name
  }
}
