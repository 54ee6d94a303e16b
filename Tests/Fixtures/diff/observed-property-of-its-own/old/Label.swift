import UIKit

class BoatLabel: UILabel {
  var boatFont = UIFont.systemFont(ofSize: 12) {
    didSet { font = boatFont }
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    dress()
  }
  func dress() {}
}

class SmallBoatLabel: BoatLabel {
  override func dress() {
    boatFont = .systemFont(ofSize: 14)
  }
}
