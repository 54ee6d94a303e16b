import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    setup()
    return true
  }
  private func setup() {
    print("setup")
    configureNavBar()
  }
  private func configureNavBar() {
    UINavigationBar.appearance().scrollEdgeAppearance = UINavigationBarAppearance.mine(isTransparent: true)
  }
}
