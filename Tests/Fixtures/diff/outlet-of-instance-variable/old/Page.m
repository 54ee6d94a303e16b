#import "Page.h"

@interface PageController () {
    IBOutlet UIImageView *_backView;
}
@end

@implementation PageController
- (void)viewDidLoad {
    [super viewDidLoad];
    _backView.backgroundColor = [UIColor redColor];
}
@end
