import UIKit

class SecondViewController: UIViewController {
  private let dateLabel: RoundLabel = {
    let label = RoundLabel()
    label.text = "Date"
    return label
  }()
  private var showsPicker = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(dateLabel)
  }

  func updateFields() {
    dateLabel.isHidden = showsPicker
  }
}
