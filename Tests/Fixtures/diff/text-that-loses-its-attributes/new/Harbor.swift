import UIKit

class Harbor: UIViewController {
  struct Shown { let price: String }
  @IBOutlet weak var note: UILabel!

  func update(_ shown: Shown) {
    note.text = shown.price
  }
}
