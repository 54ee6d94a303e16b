import UIKit

class FirstViewController: UIViewController {
  @IBOutlet private weak var continueButton: UIButton!
  private var hasBought = false

  func didSelect() {
    if let attributedText = continueButton.titleLabel?.attributedText {
      let mutableText = NSMutableAttributedString(attributedString: attributedText)
      mutableText.mutableString.setString(hasBought ? "Cancel" : "Start Free Trial")
      continueButton.setAttributedTitle(mutableText, for: .normal)
    }
  }
}
