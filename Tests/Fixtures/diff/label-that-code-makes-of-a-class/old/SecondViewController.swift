import UIKit

class SecondViewController: UIViewController {
  @IBOutlet private weak var dateLabel: RoundLabel!
  private var showsPicker = false

  func updateFields() {
    dateLabel?.isHidden = showsPicker
  }
}
