import UIKit

final class AgreeViewController: UIViewController {
  @IBOutlet private weak var agreeLabel: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: NSLocalizedString("allProvinces", comment: ""), style: .plain, target: nil, action: nil)
  }
}
