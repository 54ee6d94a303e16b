import UIKit

class HomeController: UIViewController {
  @IBOutlet var mainStack: UIStackView!
  private let content = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    layOut()
  }

  private func layOut() {
    content.addSubview(mainStack)
    mainStack.leadingAnchor.constraint(equalTo: content.leadingAnchor).isActive = true
  }
}
