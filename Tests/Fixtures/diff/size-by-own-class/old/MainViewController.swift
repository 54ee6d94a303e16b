import UIKit

final class MainViewController: UIViewController {
  @IBOutlet var noteLabel: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    NoticeBoard.shared.noteLabel = noteLabel
  }
}
