import UIKit

private let freeBerths = "Free berths"

final class HarborViewController: UIViewController {
  @IBOutlet private var berths: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    berths.text = freeBerths
  }
}
