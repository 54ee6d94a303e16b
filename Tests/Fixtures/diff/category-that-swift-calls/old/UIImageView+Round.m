#import "UIImageView+Round.h"

@implementation UIImageView (Round)

- (void)showRoundWithName:(NSString *)name {
    self.image = [Images round:name];
}

@end
