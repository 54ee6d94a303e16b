#import <UIKit/UIKit.h>

@interface Rows : UITableViewController 
{
    NSArray *rows;
}
@end
