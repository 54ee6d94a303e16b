import UIKit

class Foo: UIView {}
