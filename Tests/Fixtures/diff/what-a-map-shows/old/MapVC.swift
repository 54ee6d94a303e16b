import MapKit
import UIKit

class MapVC: UIViewController {
  @IBOutlet weak var mapView: MKMapView!
  func center(_ l: CLLocationCoordinate2D) {
  }
}
