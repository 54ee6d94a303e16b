#import <UIKit/UIKit.h>
@interface BarViewController : UIViewController
@end
