#import <UIKit/UIKit.h>
@interface FooterB : UICollectionReusableView
- (void)setup;
@end
