import UIKit

class O: UIViewController { func go(_ v: VC) { v.label.text = "A" } }
