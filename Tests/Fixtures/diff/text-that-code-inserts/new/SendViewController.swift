import UIKit

let OtherCurrencyText = "Own asset"
class SendViewController: UIViewController {
  @IBOutlet weak var currencyField: UITextField!
  override func viewDidLoad() {
    super.viewDidLoad()
    currencyField.text = nil
    currencyField.insertText(OtherCurrencyText)
  }
}
