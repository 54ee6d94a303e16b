import UIKit

class DoorController: UITableViewController {
  func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 2 }
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
}
