import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var box: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    guard self.box == nil else { return }
    view.backgroundColor = .red
  }
}
