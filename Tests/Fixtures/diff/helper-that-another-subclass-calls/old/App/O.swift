import UIKit

final class OtherViewController: BaseViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)

  }
}
