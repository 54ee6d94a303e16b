import UIKit

final class BoatCell: UITableViewCell {
  @IBOutlet private var berths: UILabel!
  @IBOutlet private var boats: UILabel!

  func show(_ boat: Boat) {
    berths.text = boat.berth
    boats.text = boat.name
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    berths.text = nil
  }
}
