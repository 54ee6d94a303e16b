import UIKit

class Chart: UIView {
  lazy var spinner: UIActivityIndicatorView = {
    let view = UIActivityIndicatorView()
    self.addSubview(view)
    return view
  }()
  func load() {
    setNeedsDisplay()
  }
}
