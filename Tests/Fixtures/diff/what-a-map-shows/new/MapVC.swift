import MapKit
import UIKit

class MapVC: UIViewController {
  @IBOutlet weak var mapView: MKMapView!
  func center(_ l: CLLocationCoordinate2D) {
    mapView.setRegion(
      MKCoordinateRegion(center: l, latitudinalMeters: 1000, longitudinalMeters: 1000), animated: true)
    let pin = MKPointAnnotation()
    pin.coordinate = l
    mapView.addAnnotation(pin)
  }
}
