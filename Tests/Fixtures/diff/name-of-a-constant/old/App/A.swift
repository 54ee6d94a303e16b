import UIKit

final class AgreeViewController: UIViewController {
  @IBOutlet private weak var agreeLabel: UILabel!
  override func viewDidLoad() {
    super.viewDidLoad()
    agreeLabel.text = UserDefaults.standard.string(forKey: Keys.PAGE_TITLE)
    navigationItem.title = Keys.PAGE_TITLE.localizedString
  }
}
