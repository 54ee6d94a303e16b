#import <UIKit/UIKit.h>

@interface HomeController : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *days;
@end

@implementation HomeController
- (void)viewDidLoad {
  [super viewDidLoad];
  [self show:[Log days] steps:@"0"];
}
- (void)show:(NSString *)count steps:(NSString *)steps {
  NSString *text = [NSString stringWithFormat:@"%@ days", count];
  NSAttributedString *shown = [[NSAttributedString alloc] initWithString:text];
  _days.attributedText = shown;
}
@end
