import UIKit

func applicationAppearance(scheme: Scheme) {
  let appearance = UINavigationBarAppearance()
  appearance.backgroundColor = scheme.primaryColorVariant
  UINavigationBar.appearance().barTintColor = scheme.primaryColorVariant
  UINavigationBar.appearance().tintColor = scheme.onSecondaryColor
  UINavigationBar.appearance().standardAppearance = appearance
}
