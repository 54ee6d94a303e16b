#import "FooterA.h"
@interface FooterA ()
@property (weak, nonatomic) IBOutlet UITextView *mainText;
@property (weak, nonatomic) IBOutlet NSLayoutConstraint *topConstraint;
@end
@implementation FooterA
- (void)setup {
    NSMutableAttributedString *t = [[NSMutableAttributedString alloc] initWithString:[self words] attributes:@{}];
    self.mainText.attributedText = t;
    if ([UIScreen mainScreen].bounds.size.width == 414) {
        self.topConstraint.constant = 75;
    }
}
- (NSString *)words { return [[NSDate date] description]; }
@end
