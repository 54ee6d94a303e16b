import UIKit

class Harbors: UITabBarController {}
