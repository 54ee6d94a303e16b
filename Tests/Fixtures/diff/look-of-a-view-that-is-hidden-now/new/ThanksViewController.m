#import "ThanksViewController.h"

@implementation ThanksViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.thanks.rowHeight = 70.0;
}

@end
