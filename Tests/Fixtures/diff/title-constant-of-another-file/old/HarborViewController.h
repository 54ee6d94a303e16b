#import <UIKit/UIKit.h>

@interface HarborViewController : UIViewController
@end
