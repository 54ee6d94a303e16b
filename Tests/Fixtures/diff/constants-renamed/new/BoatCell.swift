import UIKit

class BoatCell: UITableViewCell {
  @IBOutlet weak var title: UILabel!

  func configure(boat vessel: Boat) {
    title.text = Keys.boat + vessel.name
  }
}
