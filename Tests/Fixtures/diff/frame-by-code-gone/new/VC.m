#import "VC.h"

@implementation VC

- (void)viewDidLoad
{
    [super viewDidLoad];
}

@end
