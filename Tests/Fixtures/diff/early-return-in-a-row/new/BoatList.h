#import <UIKit/UIKit.h>

@interface BoatList : UITableViewController
@end
