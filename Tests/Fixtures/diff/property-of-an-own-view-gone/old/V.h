#import <UIKit/UIKit.h>
@interface V : UIView

@end
