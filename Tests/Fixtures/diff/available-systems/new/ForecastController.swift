import UIKit

class ForecastController: UIViewController {
  @IBOutlet var stack: UIStackView!
  @IBOutlet var head: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOS 13.0, *) {
      head.text = "Today"
    } else {
      head.text = "Earlier"
    }
    guard #available(iOS 15, *) else { return }
    head.textColor = .systemGreen
  }
}
