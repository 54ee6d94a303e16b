import UIKit

class FoodVC: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let reset = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    self.toolbarItems = [reset, done]
  }
}
