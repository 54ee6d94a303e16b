import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var note: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    note.text = keyword
  }

  @IBAction func add(_ sender: Any) {
    print(note.text ?? "")
  }
}
