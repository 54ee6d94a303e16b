#import "VC.h"

@implementation VC

- (void)viewDidLoad
{
    [super viewDidLoad];
    field.frame = CGRectMake(7, 7, 254, 31);
}

@end
