#import "VC.h"
#import "Cell.h"
@implementation VC
- (void)viewDidLoad {
    [super viewDidLoad];
if (self.model.a) { self.label.text = @"A"; } else { self.label.text = @"B"; }
}
@end
