#import <UIKit/UIKit.h>
@interface HomeController : UIViewController
@end
@interface HomeController ()
@property (weak, nonatomic) IBOutlet UIView *box;
@property (weak, nonatomic) IBOutlet NSLayoutConstraint *top;
@end
@implementation HomeController
- (void)viewDidLoad {
  [super viewDidLoad];
  [self.view removeConstraint:_top];
}
@end
