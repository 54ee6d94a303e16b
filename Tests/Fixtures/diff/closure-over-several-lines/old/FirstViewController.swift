import UIKit

class FirstViewController: UIViewController {
  @IBOutlet private weak var nameLabel: RichLabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    let color = nameLabel.textColor
    nameLabel.attributedTextClosure = {
      let message = NSMutableAttributedString(
        string: "Always. ", attributes: [.foregroundColor: color as Any])
      message.append(NSAttributedString(string: "Red dogs.", attributes: [.foregroundColor: color as Any]))
      return message
    }
  }
}
