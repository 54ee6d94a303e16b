#import <UIKit/UIKit.h>
@interface Other : UIViewController
- (void)call;
@end
