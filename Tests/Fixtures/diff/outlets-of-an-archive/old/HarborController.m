#import <UIKit/UIKit.h>

@interface HarborController : UIViewController {
  IBOutlet UILabel *berths;
}
@end

@implementation HarborController
- (void)viewDidLoad {
  [super viewDidLoad];
}
@end
