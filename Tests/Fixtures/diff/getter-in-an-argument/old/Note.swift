import UIKit

class NoteViewController: UIViewController {
  @IBOutlet weak var noteTv: UITextView! {
    didSet {

    }
  }
}
