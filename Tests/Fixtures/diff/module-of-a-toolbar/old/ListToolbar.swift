import UIKit

class ListToolbar: UIToolbar {
}
