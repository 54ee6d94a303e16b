import UIKit

class Space { var favIcon: UIImage? }
class SelectedSpace {
  static var defaultFavIcon = UIImage(named: "server.rack")
}
