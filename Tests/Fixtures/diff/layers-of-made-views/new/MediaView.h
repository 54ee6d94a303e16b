#import <UIKit/UIKit.h>

@interface MediaView : UIView
- (void) setImage:(UIImage *)i;
@end
