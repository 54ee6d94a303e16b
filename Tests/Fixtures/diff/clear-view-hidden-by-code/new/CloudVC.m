#import "CloudVC.h"
@implementation CloudVC
- (void)viewDidLoad {
    [super viewDidLoad];
    if (UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone) {
        self.tapZone.hidden = YES;
    }
}
@end
