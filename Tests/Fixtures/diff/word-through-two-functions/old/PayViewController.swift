import UIKit

class PayViewController: UIViewController {
  @IBOutlet weak var amountField: UITextField!
  @IBOutlet weak var btcLabel: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    self.setWords()
  }
  func setWords() {
    self.amountField.attributedPlaceholder = NSAttributedString(
      string: Language.getWord(withID: "amount"),
      attributes: [NSAttributedString.Key.foregroundColor: UIColor.gray]
    )
  }
}
