#import <UIKit/UIKit.h>
@interface AUIStackView : UIView
@property (nonatomic, assign) CGFloat viewGap; //default 10
@end
