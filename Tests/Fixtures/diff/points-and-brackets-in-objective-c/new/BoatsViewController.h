#import <UIKit/UIKit.h>

@interface BoatsViewController : UITableViewController
@end
