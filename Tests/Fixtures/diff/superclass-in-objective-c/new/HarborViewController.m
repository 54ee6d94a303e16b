#import "HarborViewController.h"

@implementation HarborViewController

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
}

@end
