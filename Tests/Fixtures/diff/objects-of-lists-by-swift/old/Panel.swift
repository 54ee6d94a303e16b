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
      note?.textColor = .blue
      style(note!)
    }
    [third, first].forEach { label in
      label?.alpha = 0.7
    }
    all.forEach { $0.layer.cornerRadius = 8 }
    for button in all where button.isEnabled {
      button.isHidden = true
    }
    switcher.setTitle("Days", forSegmentAt: 1)
  }

  private func style(_ label: UILabel) {
    label.backgroundColor = .green
  }
}
