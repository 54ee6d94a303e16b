#import <UIKit/UIKit.h>

@interface PhotoSource : NSObject <UICollectionViewDataSource>
@end
