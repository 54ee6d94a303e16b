import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var first: UILabel!
  @IBOutlet weak var second: UILabel!
  var boats: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for (place, boat) in boats.enumerated() {
      var label: UILabel!
      if place == 0 {
        label = first
      } else {
        label = second
      }
      label.text = boat
    }
  }
}
