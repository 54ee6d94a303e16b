@import UIKit;

@interface UIButton (Extensions)
- (void)setTextStyle;
@end
