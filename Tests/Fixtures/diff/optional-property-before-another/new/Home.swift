import UIKit

class HomeModel {
  let title: String = "Berths"
  var error: HarborError?
  var isBusy = false
  private let session: Session
}

class HomeController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  let model: HomeModel = HomeModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = model.title
  }
}
