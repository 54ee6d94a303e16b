#import <UIKit/UIKit.h>
@interface Bounce : UIView


@end
