#import "NewToast.h"
@interface NewToast ()
@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
@end
@implementation NewToast
- (void)awakeFromNib {
    [super awakeFromNib];
    self.titleLabel.textColor = [UIColor redColor];
    self.layer.cornerRadius = 4;
}
- (void)show {
    self.alpha = 1;
}
@end
