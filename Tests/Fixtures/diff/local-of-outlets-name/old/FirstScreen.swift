import UIKit

class FirstScreen: UIViewController {
  @IBOutlet var choice: UISegmentedControl!

  override func viewDidLoad() {
    super.viewDidLoad()
    let choice = UISegmentedControl(items: ["One", "Two"])
    choice.apportionsSegmentWidthsByContent = true
    self.view.addSubview(choice)
  }
}
