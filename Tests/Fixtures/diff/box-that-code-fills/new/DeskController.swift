import UIKit

class DeskController: UIViewController {
  @IBOutlet var shelfView: UIView!
  let send = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    shelfView.backgroundColor = Theme.current.barColor
    send.setTitle("Send", for: .normal)
    send.frame = CGRect(x: 8, y: 4, width: 80, height: 36)
    shelfView.addSubview(send)
  }
}
