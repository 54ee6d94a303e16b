#import "BarViewController.h"
@implementation BarViewController
- (void)resetEntryView {
    self.scoreItem.title = [NSString stringWithFormat:@"Score %u - %u", homeScore, guestScore];
}
- (void)viewDidLoad {
    [super viewDidLoad];
    [self resetEntryView];
}
@end
