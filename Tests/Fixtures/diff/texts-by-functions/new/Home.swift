import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var noteLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = L("home.done")
    noteLabel.text = Words.of("home.note")
  }
}
