@interface ARISMediaView : UIView
@end
@implementation ARISMediaView
- (id)initWithFrame:(CGRect)frame media:(Media *)m {
  if (self = [super initWithFrame:frame]) {
    [self refreshWithFrame:frame media:m];
  }
  return self;
}
- (void)refreshWithFrame:(CGRect)f media:(Media *)m {
  self.frame = f;
}
@end
