import UIKit

class HomeController: UIViewController {
  @IBOutlet var mainStack: UIStackView!
  private let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    content.addSubview(mainStack)
  }
}
