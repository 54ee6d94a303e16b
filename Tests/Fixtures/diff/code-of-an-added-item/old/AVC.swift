import UIKit

class AVC: UIViewController {
}
