#import <UIKit/UIKit.h>
@interface AskController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *noButton;
@end
@implementation AskController
- (void)viewDidLoad {
    [super viewDidLoad];
    [_noButton setTitleColor:[UIColor redColor] forState:UIControlStateNormal];
}
@end
