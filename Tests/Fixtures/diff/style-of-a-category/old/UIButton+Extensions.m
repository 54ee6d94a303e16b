#import "UIButton+Extensions.h"

@implementation UIButton (Extensions)

- (void)setTextStyle {
    [self setTitleColor:UIColor.whiteColor forState:UIControlStateNormal];
    [self setTitleColor:UIColor.whiteColor forState:UIControlStateSelected];
    [self setTitleColor:UIColor.grayColor forState:UIControlStateDisabled];
}

@end
