import UIKit

class DoorController: UITableViewController {
  func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 1 }
  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}
