#import "VC.h"

@implementation VC
- (void)viewDidLoad {
    [super viewDidLoad];
    _icon.hidden = self.isOff;
}
@end
