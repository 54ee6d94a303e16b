#import "ThanksViewController.h"

@implementation ThanksViewController

- (void)viewDidLoad
{
    [super viewDidLoad];

}

@end
