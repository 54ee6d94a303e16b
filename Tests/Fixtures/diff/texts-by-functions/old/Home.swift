import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var noteLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = L("home.next")
    noteLabel.text = Words.of("home.note")
  }
}
