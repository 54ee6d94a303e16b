#import "VC.h"

@implementation VC
- (void)viewDidLoad {
    [super viewDidLoad];
    self.infoLabel.font = [UIFont boldSystemFontOfSize:14];
    self.infoLabel.text = NSLocalizedString(@"Hold to record", nil);
}
@end
