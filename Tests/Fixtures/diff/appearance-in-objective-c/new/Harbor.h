#import <UIKit/UIKit.h>

@interface Harbor : UIViewController
@end
