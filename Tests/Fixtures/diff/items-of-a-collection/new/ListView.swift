import UIKit

class ListView: UIView {
  let months: [Int] = []
}
extension ListView: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    return 240
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return 31
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
  }
}
