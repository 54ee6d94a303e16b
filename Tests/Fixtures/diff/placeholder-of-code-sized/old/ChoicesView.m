#import <UIKit/UIKit.h>
@interface ChoicesView : UIView
@property (nonatomic) NSInteger rows;
@end
@implementation ChoicesView
- (CGSize)intrinsicContentSize {
    return CGSizeMake(UIViewNoIntrinsicMetric, 40 * self.rows);
}
@end
