#import <UIKit/UIKit.h>
@interface SegViewController : UIViewController
@property (strong, nonatomic) IBOutlet UISegmentedControl *playerControl;
@property (copy, nonatomic) NSString *firstName;
@property (copy, nonatomic) NSString *secondName;
@end
