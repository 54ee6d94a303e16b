import UIKit

final class RootViewController: UIViewController {

}
