import UIKit

class BeadsView: UIView {
  @IBOutlet private weak var beads: UIStackView!
  func configure(_ n: Int) {
    for _ in 0..<n { beads.addArrangedSubview(UIImageView(image: UIImage(systemName: "circle.fill"))) }
  }
}
