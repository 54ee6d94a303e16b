import UIKit

class AddressController: UIViewController {
  @IBOutlet var addressButton: UIButton!
  var address: String { Harbour.current?.address ?? "" }

  override func viewDidLoad() {
    super.viewDidLoad()
    addressButton.setTitle(address, for: .normal)
  }
}
