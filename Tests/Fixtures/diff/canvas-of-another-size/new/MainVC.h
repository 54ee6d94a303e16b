#import <UIKit/UIKit.h>
@interface MainVC : UIViewController

@end
