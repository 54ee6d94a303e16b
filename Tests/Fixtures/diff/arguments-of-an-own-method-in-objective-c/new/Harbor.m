#import "Harbor.h"
#import "Dresser.h"

@implementation Harbor

- (void)viewDidLoad {
    [super viewDidLoad];
    [self dress:_send radius:8.f];
}

- (void)dress:(UIButton *)button radius:(CGFloat)radius {
    button.layer.cornerRadius = radius;
}

@end
