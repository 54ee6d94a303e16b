import UIKit

class BoatCell: UITableViewCell {
  @IBOutlet weak var title: UILabel!

  func configure(boat: Boat) {
    // swift-format-ignore
    title.text = isOwn ?
      (boat.owner != nil ? boat.owner?.name : boat.number) :
      (boat.guest != nil ? boat.guest?.name : boat.number)
  }
}
