import UIKit

class RoomController: UIViewController {
  @IBOutlet weak var nameLabel: UILabel!
  var viewModel: RoomViewModel!
  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = viewModel.data.name
  }
}
