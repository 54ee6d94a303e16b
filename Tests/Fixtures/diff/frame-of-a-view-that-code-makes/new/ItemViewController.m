@implementation ItemViewController
- (void)loadView {
  picture = [[ARISMediaView alloc] initWithFrame:CGRectMake(0, 0, scrollView.frame.size.width, 64) media:media];
}
@end
