#import "Cell.h"

@implementation Cell
+ (CGFloat)heightForText:(NSString *)t width:(CGFloat)w {
    CGFloat labelWidth = w * 0.6 - 28;
    return [t boundingRectWithSize:CGSizeMake(labelWidth, 10000) options:NSStringDrawingUsesLineFragmentOrigin attributes:nil context:nil].size.height + 35;
}
@end
