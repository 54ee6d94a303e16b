#import "VC.h"
#import "Cell.h"
@implementation VC
- (void)viewDidLoad {
    [super viewDidLoad];
UILabel *l = [[UILabel alloc] init];
l.text = @"A";
[self.box addSubview:l];
}
@end
