#import "HarborViewController.h"
#import "Names.h"

static NSString *const HarborTitle = @"Harbor";
#define DOCK_TITLE @"Dock"

@implementation HarborViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = QuayTitle;
}

@end
