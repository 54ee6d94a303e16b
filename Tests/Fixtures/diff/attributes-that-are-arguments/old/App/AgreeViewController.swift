import UIKit

final class AgreeViewController: UIViewController {
  @IBOutlet private weak var agreeLabel: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    agreeLabel.setAttributedTextWith(
      text: "I agree", font: .systemFont(ofSize: 14, weight: .medium), textColor: .red)
  }
}
