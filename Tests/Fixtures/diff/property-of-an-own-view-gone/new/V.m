#import "V.h"
@interface V ()
@property (weak, nonatomic) IBOutlet TTTAttributedLabel *contentLabel;
@end
@implementation V
- (void)awakeFromNib { [self.contentLabel setTextColor:[UIColor redColor]]; }
@end
