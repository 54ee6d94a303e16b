#import <UIKit/UIKit.h>
@interface PlayerBox : UIView
@end
