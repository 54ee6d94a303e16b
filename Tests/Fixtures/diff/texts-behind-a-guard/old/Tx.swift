import UIKit

class TxController: UIViewController {
  @IBOutlet weak var toLabel: UILabel!
  @IBOutlet weak var aboutView: UITextView!

  override func viewDidLoad() {
    super.viewDidLoad()
    aboutView.text = "About"
    aboutView.addLinks(to: aboutView.text)
    guard let tx = self.info["tx"] as? Tx else { return }
    toLabel.text = tx.to
  }
}
extension UITextView {
  func addLinks(to text: String) {
    let shown = NSMutableAttributedString(string: text)
    self.attributedText = shown
  }
}
