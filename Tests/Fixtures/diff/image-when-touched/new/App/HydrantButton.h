#import <UIKit/UIKit.h>

@interface HydrantButton : UIButton
@end
