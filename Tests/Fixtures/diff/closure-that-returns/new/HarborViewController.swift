import UIKit

final class HarborViewController: UIViewController {
  @IBOutlet private var berths: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    load { [weak self] boats in
      guard let self else { return }
      self.show(boats)
    }
    let free = boats.filter { boat in
      if boat.isGone { return true }
      return boat.isFree
    }
    berths.text = "Berths in use"
  }
}
