import UIKit

class NoteScreen: UIViewController {
  @IBOutlet weak var groupStack: UIView!
  override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }
  func reload() {
    groupStack.isHidden = true
  }
}
