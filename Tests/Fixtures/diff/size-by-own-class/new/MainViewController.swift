import UIKit

final class MainViewController: UIViewController {
  @IBOutlet var noteLabel: NoteLabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    NoticeBoard.shared.noteLabel = noteLabel
  }
}
