import UIKit

class DoorController: UIViewController {
  @IBOutlet var openButton: UIButton!
  @IBOutlet var nameLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.font = .systemFont(ofSize: 20)
    openButton.layer.cornerRadius = Theme.radius
    nameLabel.textColor = Theme.text
  }
}
