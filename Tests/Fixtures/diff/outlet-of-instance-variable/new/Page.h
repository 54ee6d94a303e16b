#import <UIKit/UIKit.h>

@interface PageController : UIViewController
@end
