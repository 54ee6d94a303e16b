#import <UIKit/UIKit.h>

@interface HomeController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
@end

@implementation HomeController
- (void)viewDidLoad {
  [super viewDidLoad];
}
@end
