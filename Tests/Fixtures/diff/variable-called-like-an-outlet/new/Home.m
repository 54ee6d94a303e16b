#import <UIKit/UIKit.h>

@interface HomeController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
@end

@implementation HomeController
- (void)viewDidLoad {
  id titleLabel = [[UILabel alloc] init];
  [titleLabel setText:@"Other"];
}
@end
