#import <UIKit/UIKit.h>
@interface OldToast : UIView
- (void)show;
@end
