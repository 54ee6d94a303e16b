#import <UIKit/UIKit.h>
@interface SongCell : UITableViewCell
@end
