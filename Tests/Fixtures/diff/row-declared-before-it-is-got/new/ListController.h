#import <UIKit/UIKit.h>
@interface ListController : UITableViewController
@end
