import UIKit

class MoreController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let more = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    navigationItem.setRightBarButton(more, animated: false)
  }
}
