import UIKit

class Page: UIView {
  var header: HeaderView?

  func show(_ boat: Boat) {
    header?.titleLabel.text = boat.name
  }
}
