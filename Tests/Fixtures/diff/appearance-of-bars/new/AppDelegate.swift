import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let bar = UINavigationBar.appearance()
    bar.barTintColor = .purple
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    return true
  }
}
