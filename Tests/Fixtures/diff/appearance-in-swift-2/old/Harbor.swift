import UIKit

class Harbor: UIViewController {
}
