import UIKit

class DoorController: UIViewController {
  @IBOutlet var openButton: UIButton!
  @IBOutlet var nameLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.font = Theme.font(.caption)
    openButton.layer.cornerRadius = 4
    openButton.tintColor = Theme.tint
  }
}
