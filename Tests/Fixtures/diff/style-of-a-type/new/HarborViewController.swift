import UIKit

enum Style {
  static func apply(to label: UILabel, color: UIColor) {
    label.textColor = color
  }
}

final class HarborViewController: UIViewController {
  @IBOutlet private var berths: UILabel!
  @IBOutlet private var boats: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    Style.apply(to: berths, color: .red)
  }
}
