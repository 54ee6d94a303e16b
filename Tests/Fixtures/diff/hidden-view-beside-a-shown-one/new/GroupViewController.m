#import "GroupViewController.h"
@implementation GroupViewController
- (void)showHidden {
    [self.hiddenLabel setHidden:NO];
}
@end
