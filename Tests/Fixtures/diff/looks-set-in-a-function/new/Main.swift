import UIKit

class MainController: UIViewController {
}
