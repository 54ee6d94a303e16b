import UIKit

enum Info { case volume, cap }
final class InfoCell: UICollectionViewCell {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var rankLabel: InsetLabel!
  func reload(rank: String, cap: String) {
    rankLabel.text = rank
    titleLabel.text = cap
  }
}
class InsetLabel: UILabel {
}
