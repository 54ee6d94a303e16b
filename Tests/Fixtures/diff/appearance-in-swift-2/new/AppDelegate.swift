import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(application: UIApplication, didFinishLaunchingWithOptions options: [NSObject: AnyObject]?)
    -> Bool
  {
    UINavigationBar.appearanceWhenContainedInInstancesOfClasses([UIWindow.self]).barTintColor =
      UIColor.redColor()
    return true
  }
}
