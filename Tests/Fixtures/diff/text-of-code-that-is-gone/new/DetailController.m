#import "DetailController.h"
@implementation DetailController
- (void)viewDidLoad
{
    [super viewDidLoad];
}
@end
