import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = Harbors.shared.words.wait
  }
}
