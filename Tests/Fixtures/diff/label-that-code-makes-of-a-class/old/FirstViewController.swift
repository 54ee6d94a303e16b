import UIKit

class FirstViewController: UIViewController {
  @IBOutlet private weak var nameLabel: RoundLabel!
}
