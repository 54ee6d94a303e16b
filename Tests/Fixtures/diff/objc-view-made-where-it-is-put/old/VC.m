#import "VC.h"
#import "Cell.h"
@implementation VC
- (void)viewDidLoad {
    [super viewDidLoad];

}
@end
