import UIKit

class RootViewController: UIViewController {
  private let tabbarVC =
    UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as! UITabBarController
  override func viewDidLoad() {
    super.viewDidLoad()
    let story = UIStoryboard(name: "Main", bundle: nil)
    let a = story.instantiateViewController(withIdentifier: "AVC")
    let b = story.instantiateViewController(withIdentifier: "BVC")
    a.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    b.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
    tabbarVC.setViewControllers([a, b], animated: false)
  }
}
