#import "OldToast.h"
@interface OldToast ()
@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
@end
@implementation OldToast
- (void)awakeFromNib {
    [super awakeFromNib];
    self.titleLabel.textColor = [UIColor redColor];
    self.layer.cornerRadius = 4;
}
- (void)show {
    self.alpha = 1;
}
@end
