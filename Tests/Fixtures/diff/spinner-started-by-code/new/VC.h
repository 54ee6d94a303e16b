#import <UIKit/UIKit.h>

@interface VC : UIViewController 
{
    IBOutlet UIActivityIndicatorView * m_spinner;
}
@end
