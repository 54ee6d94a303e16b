#import <UIKit/UIKit.h>

@interface Boats : UITableViewController
@end
