#import "ThanksViewController.h"

@implementation ThanksViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    self.boxWidth.constant = self.view.bounds.size.width;
}

@end
