import UIKit

class SlideshowViewController: UIViewController {
  @IBOutlet weak var nextBt: UIButton! { didSet { nextBt.setTitle("", for: .normal) } }
}
