import UIKit

final class HarborViewController: UIViewController {
  @IBOutlet private var berths: UILabel!
  @IBOutlet private var boats: UILabel!

  private func show(_ text: String, in label: UILabel, size: CGFloat = 17, isStrong: Bool) {
    label.text = text
    label.textColor = isStrong ? .label : .gray
    if isStrong {
      label.alpha = 1
    } else {
      label.alpha = 0.5
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show("Berths", in: berths, isStrong: true)
    show("Boats", in: boats, isStrong: true)
  }
}
