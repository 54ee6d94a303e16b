import UIKit

class BoxViewController: UIViewController {}
class InfoBox: UIView {}
