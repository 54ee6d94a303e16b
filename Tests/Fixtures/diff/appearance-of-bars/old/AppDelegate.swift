import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let bar = UINavigationBar.appearance()
    bar.barTintColor = .white
    bar.setBackgroundImage(UIImage(), for: .default)
    return true
  }
}
