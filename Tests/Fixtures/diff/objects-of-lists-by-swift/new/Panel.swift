import UIKit

class PanelController: UIViewController {
  @IBOutlet var first: UILabel!
  @IBOutlet var second: UILabel!
  @IBOutlet var third: UILabel!
  @IBOutlet var all: [UIButton]!
  @IBOutlet var switcher: UISegmentedControl!

  override func viewDidLoad() {
    super.viewDidLoad()
    let notes = [first, second]
    for note in notes {
      note?.textColor = .red
      style(note!)
    }
    [third, first].forEach { label in
      label?.alpha = 0.5
    }
    all.forEach { $0.layer.cornerRadius = 12 }
    for button in all where button.isEnabled {
      button.isHidden = true
    }
    switcher.setTitle("Weeks", forSegmentAt: 1)
  }

  private func style(_ label: UILabel) {
    label.backgroundColor = .yellow
  }
}
