#import "CoreViewController.h"

@implementation CoreViewController

- (void)viewWillAppear:(BOOL)animated {
  [super viewWillAppear:animated];
  [self.box setBackgroundColor:[UIColor redColor]];
}

@end
