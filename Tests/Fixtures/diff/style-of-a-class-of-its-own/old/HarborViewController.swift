import UIKit

final class HarborViewController: UIViewController {
  @IBOutlet private var pinView: PinView!

  override func viewDidLoad() {
    super.viewDidLoad()
    pinView.fields?.dotColor = Theme.dark
    pinView.delegate = self
  }
}
