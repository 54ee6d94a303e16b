#import <UIKit/UIKit.h>

@interface VC : UIViewController 
{
    NSArray *rows;
}
@end
