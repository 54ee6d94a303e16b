import UIKit

final class AgreeViewController: BaseViewController {
  @IBOutlet private weak var agreeLabel: UILabel!
}
