import UIKit

class PanelController: UIViewController {
  @IBOutlet weak var answer: UILabel!
  func received(_ text: String) {
    DispatchQueue.main.async { self.answer.text = text }
  }
}
