import UIKit

class LoginController: UIViewController {
  let model = LoginModel()
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var noteLabel: UILabel!
  @IBOutlet weak var photo: UIImageView!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = self.model.title
    noteLabel.text = model.note
    load { [weak self] in
      guard let myself = self else { return }
      myself.photo.image = myself.store.photo(1)
    }
  }
}
