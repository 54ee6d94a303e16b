import UIKit

class BoatCell: UITableViewCell {
  @IBOutlet weak var title: UILabel!

  func configure(boat: Boat) {
    title.text = boat.name
    let color = tint(of: boat.kind)
    backgroundColor = color
  }

  private func tint(of kind: Kind) -> UIColor {
    switch kind {
    case .ferry: return .yellow
    case .yacht: return .white
    }
  }
}
