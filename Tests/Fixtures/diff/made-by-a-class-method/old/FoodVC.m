#import "FoodVC.h"
@interface FoodVC ()
@property (weak, nonatomic) IBOutlet UISwitch *uiSwitch;
@end
@implementation FoodVC
- (void)viewDidLoad {
    [super viewDidLoad];
    self.uiSwitch.on = self.meta.immediately;
}
@end
