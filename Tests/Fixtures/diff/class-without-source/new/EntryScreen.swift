import UIKit

class EntryScreen: UIViewController {
  @IBOutlet weak var caption: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    caption.text = "Scan"
  }
}
