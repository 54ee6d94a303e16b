import UIKit

class VC: UIViewController {
  @IBOutlet weak var btn: UIButton!
  func setup() {
    Shop.shared.status = { [weak self] product in
      if let price = product.price {
        self?.btn.setTitle("\(price) / month", for: .normal)
      }
    }
  }
}
