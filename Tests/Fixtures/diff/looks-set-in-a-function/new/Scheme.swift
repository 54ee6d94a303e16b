import UIKit

func applicationAppearance(scheme: Scheme) {
  let appearance = UINavigationBarAppearance()
  appearance.backgroundColor = scheme.primaryColor
  UINavigationBar.appearance().barTintColor = scheme.primaryColor
  UINavigationBar.appearance().tintColor = scheme.onPrimaryColor
  UINavigationBar.appearance().standardAppearance = appearance
}
