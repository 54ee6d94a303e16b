import UIKit

class MonthController: UIViewController {
  @IBOutlet weak var caption: UILabel!
  func format(_ d: Date) -> String { return Store.format(d) }
  func updated(_ date: Day) {
    let converted = date.converted()!
    let other = UILabel()
    other.text = format(converted)
    caption.text = other.text
  }
}
