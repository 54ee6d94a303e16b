import UIKit

struct Filler {
  func fill(_ boat: Boat, with name: String) {
    boat.nameLabel.text = name
  }
}
