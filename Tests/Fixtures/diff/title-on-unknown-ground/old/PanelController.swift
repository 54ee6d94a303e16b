import UIKit

class PanelController: UIViewController {
  @IBOutlet private var goButton: UIButton! {
    didSet {
      goButton.setTitleColor(.white, for: .normal)
      goButton.backgroundColor = .brandBlue
    }
  }
}
