#import <UIKit/UIKit.h>

@interface MapController : UIViewController
@end
