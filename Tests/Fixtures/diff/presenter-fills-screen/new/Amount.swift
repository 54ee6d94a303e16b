import UIKit

class AmountController: UIViewController {
  var output: AmountOutput!
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var noteLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    output.viewIsReady()
  }
}

extension AmountController: AmountInput {
  func setUp(message: String) {
    titleLabel.text = message
    titleLabel.textColor = .red
    noteLabel.text = currency.name
  }
}
