#import <UIKit/UIKit.h>

@interface VC : UIViewController 
{
    IBOutlet UITextField * field;
}
@end
