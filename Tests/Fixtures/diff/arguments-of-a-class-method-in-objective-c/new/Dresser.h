#import <UIKit/UIKit.h>

@interface Dresser : NSObject
+ (void)dress:(UIButton *)button color:(UIColor *)color;
@end
