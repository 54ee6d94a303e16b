#import "ConsentViewController.h"
@implementation ConsentViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.consentControl.selectedSegmentIndex = (NSInteger) ![Store needsConsent];
}
@end
