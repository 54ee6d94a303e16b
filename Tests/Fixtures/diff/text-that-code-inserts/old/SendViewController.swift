import UIKit

let OtherCurrencyText = "Other"
class SendViewController: UIViewController {
  @IBOutlet weak var currencyField: UITextField!
  override func viewDidLoad() {
    super.viewDidLoad()
    currencyField.text = nil
    currencyField.insertText(OtherCurrencyText)
  }
}
