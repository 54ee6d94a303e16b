import UIKit

class MenuViewController: UIViewController {
  var space: Space? {
    get { nil }
    set {
      spaceIcon.image = newValue?.favIcon ?? SelectedSpace.defaultFavIcon
    }
  }
  func update() {
    favIcon.image = SelectedSpace.defaultFavIcon
  }
  @IBOutlet weak var spaceIcon: UIImageView!
  @IBOutlet weak var favIcon: UIImageView!
}
