#import "DetailController.h"
@implementation DetailController
- (void)viewDidLoad
{
    [super viewDidLoad];
    [self.record setTitle:@"Save" forState:UIControlStateNormal];
}
@end
