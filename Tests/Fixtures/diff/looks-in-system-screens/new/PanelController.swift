import UIKit

class PanelController: UIViewController {
  @IBOutlet var caption: UILabel!
}
class Look {
  func apply(_ color: UIColor) {
    UITextField.appearance().tintColor = color
    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = color
  }
}
