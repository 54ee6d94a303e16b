#import "CoreViewController.h"

@implementation CoreViewController

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
}

@end
