#import "Harbor.h"
#import "Dresser.h"

@implementation Harbor

- (void)viewDidLoad {
    [super viewDidLoad];
    [self dress:_send radius:4];
}

- (void)dress:(UIButton *)button radius:(CGFloat)radius {
    button.layer.cornerRadius = radius;
}

@end
