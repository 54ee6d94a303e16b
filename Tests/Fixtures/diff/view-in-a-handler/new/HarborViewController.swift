import UIKit

final class HarborViewController: UIViewController {
  @IBOutlet private var berths: UILabel!
  @IBOutlet private var boats: UILabel!

  @objc private func tapped(_ tap: UITapGestureRecognizer) {
    print(tap.location(in: berths))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    berths.textAlignment = .center
  }
}
