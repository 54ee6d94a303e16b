import UIKit

class NoteViewController: UIViewController {
  @IBOutlet weak var noteTv: UITextView! {
    didSet {
      let text = NSMutableAttributedString(
        string: "Hello",
        attributes: [.font: UIFont.brand(similarTo: noteTv.font)])
      noteTv.attributedText = text
    }
  }
}
