import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(application: UIApplication, didFinishLaunchingWithOptions options: [NSObject: AnyObject]?)
    -> Bool
  {
    return true
  }
}
