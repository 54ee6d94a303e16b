#import "CloudVC.h"
@implementation CloudVC
- (void)viewDidLoad {
    [super viewDidLoad];
    self.datePicker.date = [NSDate date];
}
@end
