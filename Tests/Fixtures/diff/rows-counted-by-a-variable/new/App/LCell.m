#import "LCell.h"

@implementation LCell
- (void)setJustText:(NSString *)t {
    self.loginLabel.text = t;
}
@end
