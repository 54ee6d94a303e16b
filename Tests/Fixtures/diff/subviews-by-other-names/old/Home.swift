import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var stack: UIStackView!
  let header = HeaderView()
  weak var slider: Slider?

  override func viewDidLoad() {
    super.viewDidLoad()
    let made = Slider()
    view.addSubview(made)
  }
  private func put(_ member: UIView) { stack.addArrangedSubview(member) }
}
class OtherController: UIViewController { @IBOutlet weak var header: UIView! }
class HeaderView: UIView {}
class Slider: UIView {}
