import UIKit

class AskScreen: UIViewController {
  @IBOutlet weak var headline: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    headline.text = "A long sentence that does not fit into one line of this stack view at all"
  }
}
