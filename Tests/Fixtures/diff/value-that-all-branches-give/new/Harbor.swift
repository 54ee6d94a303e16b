import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var note: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    switch Tide.now {
    case .high: note.textColor = .blue
    case .low: note.textColor = .blue
    }
  }
}
