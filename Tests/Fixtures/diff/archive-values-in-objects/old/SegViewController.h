#import <UIKit/UIKit.h>
@interface SegViewController : UIViewController
@property (strong, nonatomic) IBOutlet UISegmentedControl *control;
@end
