import UIKit

class VC: UIViewController {
  @IBOutlet weak var btn: UIButton!
  func setContent(for button: UIButton?, using product: Product) {
    if let price = product.price {
      button?.setTitle("\(price)/month", for: .normal)
    }
  }
  func setup() {
    Shop.shared.status = { [weak self] product in
      self?.setContent(for: self?.btn, using: product)
    }
  }
}
