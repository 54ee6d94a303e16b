#import <UIKit/UIKit.h>
@interface CloudVC : UIViewController

@end
