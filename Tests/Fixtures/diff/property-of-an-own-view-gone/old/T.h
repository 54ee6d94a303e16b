#import <UIKit/UIKit.h>
@interface TTTAttributedLabel : UILabel
@property (nonatomic, assign) CGFloat lineSpacing;
@end
