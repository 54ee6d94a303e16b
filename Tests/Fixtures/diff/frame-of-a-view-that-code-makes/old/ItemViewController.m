@implementation ItemViewController
- (void)loadView {
  self.picture = [[ARISMediaView alloc] initWithFrame:self.scrollView.frame media:media];
}
@end
