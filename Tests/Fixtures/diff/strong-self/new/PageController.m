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
    __weak typeof(self) weakSelf = self;
    [loader titleLater:^(id result) {
        __strong typeof(self) strongSelf = weakSelf;
        NSString *title = strongSelf.firstTitle;
        if (result != nil) {
            title = [NSString stringWithFormat:@"%@", result];
        }
        strongSelf.navigationItem.title = title;
    }];
}
@end
