#import "VC.h"
#import "Cell.h"
@implementation VC
- (void)viewDidLoad {
    [super viewDidLoad];
[self.box mas_makeConstraints:^(MASConstraintMaker *make) { make.height.equalTo(@20); }];
}
@end
