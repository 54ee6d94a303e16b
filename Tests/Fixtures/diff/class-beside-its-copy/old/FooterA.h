#import <UIKit/UIKit.h>
@interface FooterA : UICollectionReusableView
- (void)setup;
@end
