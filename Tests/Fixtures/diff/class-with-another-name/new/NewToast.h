#import <UIKit/UIKit.h>
@interface NewToast : UIView
- (void)show;
@end
