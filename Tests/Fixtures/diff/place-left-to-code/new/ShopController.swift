import UIKit

class ShopController: UIViewController {
  @IBOutlet weak var buyButton: UIButton!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NSLayoutConstraint.activate([
      buyButton.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      buyButton.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      buyButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }
}
