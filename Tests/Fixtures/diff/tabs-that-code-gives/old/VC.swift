import UIKit

class AVC: UIViewController {}
class BVC: UIViewController {}
