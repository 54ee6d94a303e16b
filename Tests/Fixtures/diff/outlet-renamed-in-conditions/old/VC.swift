import UIKit

class VC: UIViewController {
  @IBOutlet weak var field: UITextField!
  @IBOutlet weak var titleLabel: UILabel!
  var user: User!
  func show() {
    titleLabel.text = format(field.text)
    titleLabel.textColor = self.field.textColor
    field.text = user.field
    field.placeholder = make(for: user?.field, self?.field)
  }
}
