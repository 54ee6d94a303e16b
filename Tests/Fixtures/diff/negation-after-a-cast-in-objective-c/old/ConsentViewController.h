#import <UIKit/UIKit.h>
@interface ConsentViewController : UIViewController
@property (weak, nonatomic) IBOutlet UISegmentedControl *consentControl;
@end
