#import "HydrantButton.h"

@implementation HydrantButton

- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event {
  [self setImage:[UIImage imageNamed:@"Hydrant"] forState:UIControlStateNormal];
}

@end
