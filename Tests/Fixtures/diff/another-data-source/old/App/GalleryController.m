#import "GalleryController.h"
#import "PhotoCell.h"
#import "PhotoSource.h"

@interface GalleryController ()
@property (strong, nonatomic) PhotoSource *source;
@end

@implementation GalleryController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.source = [[PhotoSource alloc] init];
  self.collectionView.dataSource = self;
}

- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section {
  return 3;
}

- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)indexPath {
  PhotoCell *cell = [collectionView dequeueReusableCellWithReuseIdentifier:@"cell" forIndexPath:indexPath];
  cell.nameLabel.text = @"Own";
  return cell;
}

@end
