import UIKit

class DoorController: UIViewController {
  @IBOutlet var openButton: UIButton!
  @IBOutlet var nameLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    openButton.backgroundColor = .backDoor
    nameLabel.textColor = UIColor(resource: .frontDoor)
  }
}
