import UIKit

class Harbor: UIViewController {
  @IBOutlet var note: UILabel?

  func open(_ isOpen: Bool) {
    if isOpen { self.note?.alpha = 0.3 }
  }
}
