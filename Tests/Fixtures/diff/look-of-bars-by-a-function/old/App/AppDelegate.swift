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
    let a = UINavigationBarAppearance()
    a.configureWithTransparentBackground()
    a.titleTextAttributes = [.foregroundColor: UIColor.red]
    UINavigationBar.appearance().scrollEdgeAppearance = a
  }
}
