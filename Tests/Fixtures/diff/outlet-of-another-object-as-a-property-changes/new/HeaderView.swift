import UIKit

class HeaderView: UIView {
  var priceView: PriceView!
  var funds: String! {
    didSet {
      priceView.priceLabel.text = "B"
    }
  }
  func build() {
    priceView = Bundle.main.loadNibNamed("PriceView", owner: nil, options: nil)![0] as? PriceView
    addSubview(priceView)
  }
}
