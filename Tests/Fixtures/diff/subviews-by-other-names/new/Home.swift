import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var stack: UIStackView!
  let header = HeaderView()
  let slider = Slider()
  let badge = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(slider)
    view.addSubview(header)
    put(badge)
  }
  private func put(_ member: UIView) { stack.addArrangedSubview(member) }
}
class OtherController: UIViewController { @IBOutlet weak var header: UIView! }
class HeaderView: UIView {}
class Slider: UIView {}
