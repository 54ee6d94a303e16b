import UIKit

class SettingsController: UIViewController {
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    self.tabBarItem = UITabBarItem(title: "Settings", image: nil, selectedImage: nil)
  }
}
