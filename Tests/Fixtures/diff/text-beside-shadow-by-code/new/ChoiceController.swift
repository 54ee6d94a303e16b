import UIKit

class ChoiceController: UIViewController {
  @IBOutlet var sub: UILabel?
  @IBOutlet var goButton: UIButton?

  override func viewDidLoad() {
    super.viewDidLoad()
    sub?.text = "All of the coast."
    goButton?.layer.shadowOpacity = 0.9
    goButton?.layer.shadowRadius = 2
  }
}
