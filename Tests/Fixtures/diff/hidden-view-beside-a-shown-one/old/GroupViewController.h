#import <UIKit/UIKit.h>
@interface GroupViewController : UIViewController
@property (strong, nonatomic) IBOutlet UILabel *hiddenLabel;
@end
