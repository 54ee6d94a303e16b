#import <UIKit/UIKit.h>
@interface PickerViewController : UIViewController <UITableViewDelegate>
@end
