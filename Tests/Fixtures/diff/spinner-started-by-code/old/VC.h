#import <UIKit/UIKit.h>

@interface VC : UIViewController 
{
}
@end
