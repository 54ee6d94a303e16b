#import "VC.h"
#import "Cell.h"
@implementation VC
- (void)viewDidLoad {
    [super viewDidLoad];
[self.box addSubview:[[UILabel alloc] init]];
}
@end
