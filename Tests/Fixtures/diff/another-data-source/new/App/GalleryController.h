#import <UIKit/UIKit.h>

@interface GalleryController : UICollectionViewController
@end
