import UIKit

class PostViewController: UIViewController {
  private let placeholder = "Share your ideas.\n" + "- Use @ to mention a user"
  @IBOutlet weak var textView: UITextView! {
    didSet {
      textView.textColor = .darkGray
      textView.text = placeholder
    }
  }
}
