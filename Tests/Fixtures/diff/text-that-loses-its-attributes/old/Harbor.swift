import UIKit

class Harbor: UIViewController {
  struct Shown { let price: NSAttributedString }
  @IBOutlet weak var note: UILabel!

  func update(_ shown: Shown) {
    note.attributedText = shown.price
  }
}
