#import <UIKit/UIKit.h>
#import "FooterA.h"
@interface FilesVC : UIViewController
@property (strong, nonatomic) UICollectionView *collectionView;
@end
