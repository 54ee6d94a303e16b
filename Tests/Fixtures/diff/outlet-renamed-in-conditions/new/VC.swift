import UIKit

class VC: UIViewController {
  @IBOutlet weak var nameField: UITextField!
  @IBOutlet weak var titleLabel: UILabel!
  var user: User!
  func show() {
    titleLabel.text = format(nameField.text)
    titleLabel.textColor = self.nameField.textColor
    nameField.text = user.field
    nameField.placeholder = make(for: user?.field, self?.nameField)
  }
}
