import UIKit

enum Info { case volume, cap }
final class InfoCell: UICollectionViewCell {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var rankLabel: InsetLabel!
  func reload(rank: String, cap: String, info: Info) {
    switch info {
    case .volume:
      rankLabel.isHidden = true
      titleLabel.text = "Vol " + cap
    case .cap:
      rankLabel.text = rank
      rankLabel.isHidden = false
      titleLabel.text = cap
    }
  }
}
class InsetLabel: UILabel {
}
