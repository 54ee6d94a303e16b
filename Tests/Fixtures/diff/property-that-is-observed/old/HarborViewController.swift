import UIKit

final class CaptionLabel: UILabel {
  var caption: String? {
    didSet {
      text = caption
      isHidden = false
    }
  }
}

final class HarborViewController: UIViewController {
  @IBOutlet private var berths: CaptionLabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    berths.caption = "Free berths"
  }
}
