import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!
  var boats: [Boat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    var text = ""
    for boat in boats {
      text += "\(boat.title)\n"
    }
    titleLabel.text = String(text.dropLast())
  }
}
