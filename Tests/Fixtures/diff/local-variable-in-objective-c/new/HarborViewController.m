#import "HarborViewController.h"
#import "Names.h"

static NSString *const HarborTitle = @"Harbor";
#define DOCK_TITLE @"Dock"

@implementation HarborViewController

- (void)viewDidLoad {
  [super viewDidLoad];
  NSString *title = @"Nothing";
  title = @"Secret";
  UILabel *label = [[UILabel alloc] init];
  label.text = title;
}

@end
