@interface RatingView : UIView
@end
@implementation RatingView
- (void)drawRect:(CGRect)r { [self.image drawInRect:r]; }
@end
