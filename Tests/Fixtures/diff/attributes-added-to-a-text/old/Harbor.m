#import "Harbor.h"

@implementation Harbor

- (void)update {
    NSMutableAttributedString *title = [[NSMutableAttributedString alloc] initWithString:@"2 h"];
    [title addAttribute:NSForegroundColorAttributeName value:[UIColor redColor] range:NSMakeRange(0, 3)];
    [_note setAttributedText:title];
}

@end
