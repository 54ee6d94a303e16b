#import "Bounce.h"

@implementation Bounce
- (void)startAnimating:(BOOL)a {
    self.hidden = NO;
}
@end
