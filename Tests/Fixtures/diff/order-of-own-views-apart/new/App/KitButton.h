#import <UIKit/UIKit.h>

@interface KitButton : UIButton
@end
