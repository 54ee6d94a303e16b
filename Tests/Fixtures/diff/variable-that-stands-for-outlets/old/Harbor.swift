import UIKit

class Harbor: UIViewController {
  @IBOutlet weak var first: UILabel!
  @IBOutlet weak var second: UILabel!
  var boats: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    first.text = boats.first
  }
}
