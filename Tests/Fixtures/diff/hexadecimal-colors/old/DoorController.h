#import <UIKit/UIKit.h>

@interface DoorController : UIViewController
@end
