#import "InfoView.h"

@implementation InfoView
- (void)awakeFromNib {
    [super awakeFromNib];
    self.infoLabel.font = [UIFont boldSystemFontOfSize:14];
    self.infoLabel.text = NSLocalizedString(@"Hold to record", nil);
}
@end
