import UIKit

class TallButton: UIButton {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    let height = heightAnchor.constraint(equalToConstant: Metrics.tall)
    height.priority = UILayoutPriority(rawValue: 900)
    height.isActive = true
  }
}
enum Metrics { static let tall: CGFloat = 52 }
