import UIKit

class Node: NSObject {
  var side: Side!
}
