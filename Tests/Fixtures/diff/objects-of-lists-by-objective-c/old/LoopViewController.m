#import "LoopViewController.h"
@implementation LoopViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    NSArray *buttons = [NSArray arrayWithObjects:self.oneButton, self.twoButton, nil];
    for (UIButton *button in buttons) {
        [button setBackgroundImage:[[UIImage imageNamed:@"RedButton.png"] stretchableImageWithLeftCapWidth:10.0f topCapHeight:0.0f] forState:UIControlStateNormal];
        button.titleLabel.font = [UIFont boldSystemFontOfSize:20];
    }
}
@end
