#import "VC.h"
#import "Cell.h"
@implementation VC
- (void)viewDidLoad {
    [super viewDidLoad];
self.label.text = self.model.a ? @"A" : @"B";
}
@end
