import UIKit

class WizardCell: UITableViewCell {
  @IBOutlet weak var titleLabel2: UILabel!
  @IBOutlet weak var lockView: UILabel!
}
