#import "Harbor.h"

@implementation Harbor

- (void)viewDidLoad {
    [super viewDidLoad];
    [_send addTarget:self action:@selector(go) forControlEvents:UIControlEventTouchUpInside];
}

- (void)check {
    if (_send) { [self go]; }
}

@end
