#import <UIKit/UIKit.h>
@interface GateController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *logo;
@end
@implementation GateController
- (void)viewDidLoad {
    [super viewDidLoad];
}
@end
