import UIKit

class Harbor: UIViewController {
  @IBOutlet var note: UILabel?
  lazy var show: (Bool) -> Void = { [weak self] isOpen in
    guard let strongSelf = self else { return }
    if isOpen { strongSelf.note?.alpha = 0.3 }
  }

  func open(_ isOpen: Bool) {
    show(isOpen)
  }
}
