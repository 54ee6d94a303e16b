import UIKit

extension UIView {
  func hide() { self.isHidden = true }
  func show() { self.isHidden = false }
}
final class Seg: UIView {
  @IBOutlet weak var contentView: UIView!
  @IBOutlet weak var inner: UIView!
  var loading: Bool = false { didSet { update(loading) } }
  override func awakeFromNib() {
    inner.layer.cornerRadius = 8
  }
  func update(_ loading: Bool) {
    switch loading {
    case true:
      self.contentView.hide()
    default:
      self.contentView.show()
    }
  }
}
