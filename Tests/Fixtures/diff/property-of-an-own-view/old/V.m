#import "V.h"
@interface V ()
@property (weak, nonatomic) IBOutlet AUIStackView *stackView;
@end
@implementation V
- (void)awakeFromNib {
    [super awakeFromNib];
}
@end
