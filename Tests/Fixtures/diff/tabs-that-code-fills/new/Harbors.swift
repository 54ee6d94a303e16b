import UIKit

class Harbors: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let board = UIStoryboard(name: "Main", bundle: nil)
    let both = ["One", "Two"].map { board.instantiateViewController(withIdentifier: $0) }
    setViewControllers(both, animated: false)
  }
}
