import UIKit

final class NumberButton: UIButton {
  enum Kind: Int {
    case one = 1
    case two = 2
  }

  @IBInspectable var kind: Int = -1 {
    didSet {
      update(by: kind)
    }
  }

  private func update(by kind: Int) {
    guard let kind = Kind(rawValue: kind) else { return }
    update(by: kind)
  }

  private func update(by kind: Kind) {
    setTitle("\(kind.rawValue)", for: .normal)
  }
}
