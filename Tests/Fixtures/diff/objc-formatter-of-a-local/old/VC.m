#import "VC.h"
#import "Cell.h"
@implementation VC
- (void)viewDidLoad {
    [super viewDidLoad];
NSDateFormatter *f = [[NSDateFormatter alloc] init];
f.dateFormat = @"yyyy";
self.label.text = [f stringFromDate:self.model.d];
}
@end
