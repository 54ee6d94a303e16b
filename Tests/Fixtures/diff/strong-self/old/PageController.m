#import "PageController.h"
#import "Loader.h"
@implementation PageController
- (void)viewDidLoad
{
    [super viewDidLoad];
    self.title = self.firstTitle;
}
- (void)didFinish:(Loader *)loader
{
    NSString *title = [loader titleNow];
    self.navigationItem.title = title;
}
@end
