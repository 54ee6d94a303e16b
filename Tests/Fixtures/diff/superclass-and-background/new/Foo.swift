import UIKit

class Foo: UIButton {}
