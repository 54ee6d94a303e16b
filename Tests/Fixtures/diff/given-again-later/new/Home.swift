import UIKit

class HomeController: UIViewController {
  @IBOutlet weak var titleLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    Looks.fill(titleLabel, Words.of("a"))
  }
  @objc func refresh() { titleLabel.text = Words.of("a") }
}
// Nothing else.
enum Looks {
  static func fill(_ label: UILabel, _ text: String?) { label.text = text }
}
enum Words {
  static func of(_ key: String) -> String { return store[key].text }
}
