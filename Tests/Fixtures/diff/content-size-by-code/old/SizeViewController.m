#import "SizeViewController.h"
@implementation SizeViewController
@synthesize scroll;
- (void)viewDidLoad {
    [super viewDidLoad];
    [scroll setContentSize:CGSizeMake(self.view.frame.size.width, 1655)];
}
@end
