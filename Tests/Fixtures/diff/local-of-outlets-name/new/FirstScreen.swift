import UIKit

class FirstScreen: UIViewController {
  @IBOutlet var choice: UISegmentedControl!

  override func viewDidLoad() {
    super.viewDidLoad()
    let other = UISegmentedControl(items: ["One", "Two"])
    other.apportionsSegmentWidthsByContent = true
    self.view.addSubview(other)
  }
}
