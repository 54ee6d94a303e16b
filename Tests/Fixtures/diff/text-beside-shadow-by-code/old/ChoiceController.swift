import UIKit

class ChoiceController: UIViewController {
  @IBOutlet var sub: UILabel?
  @IBOutlet var goButton: UIButton?

  override func viewDidLoad() {
    super.viewDidLoad()
    sub?.text = "All of the coast"
    goButton?.layer.borderWidth = 1
  }
}
