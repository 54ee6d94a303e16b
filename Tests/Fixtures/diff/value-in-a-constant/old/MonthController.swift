import UIKit

class MonthController: UIViewController {
  @IBOutlet weak var caption: UILabel!
  func format(_ d: Date) -> String { return Store.format(d) }
  func updated(_ date: Day) {
    let other = UILabel()
    other.text = format(date.converted()!)
    caption.text = other.text
  }
}
