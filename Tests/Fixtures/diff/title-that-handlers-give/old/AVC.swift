import UIKit

enum Step: Int {
  case a
  case b
  case c
  case d
  case e
}
class AVC: UIViewController {
  @IBOutlet weak var go: UIButton!
  var progress: Step = .a
  override func viewDidLoad() {
    super.viewDidLoad()
    setupUI()
  }
  override func viewDidAppear(animated: Bool) {
    super.viewDidAppear(animated)
    dispatcher()
  }
  func setupUI() {
    go.setTitle(NSLocalizedString("go", comment: ""), forState: UIControlState.Normal)
  }
  func dispatcher() {
    switch progress {
    case .a:
      step2()
    case .b:
      step3()
    case .c:
      step4()
    case .d:
      step5()
    default:
      break
    }
  }
  func step2() {
    self.go.setTitle(NSLocalizedString("go2", comment: ""), forState: UIControlState.Normal)
  }
  func step3() {
    self.go.setTitle(NSLocalizedString("go3", comment: ""), forState: UIControlState.Normal)
  }
  func step4() {
    self.go.setTitle(NSLocalizedString("go4", comment: ""), forState: UIControlState.Normal)
  }
  func step5() {
    self.go.setTitle(NSLocalizedString("go5", comment: ""), forState: UIControlState.Normal)
  }
}
