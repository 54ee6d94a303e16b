#import "VC.h"
@interface VC ()
@property (strong, nonatomic) IBOutlet UIView *loggedInView;
@end
@implementation VC
- (void)viewDidLoad {
    [super viewDidLoad];
    self.loggedInView.frame = self.view.bounds;
    [self.view addSubview:self.loggedInView];
}
@end
