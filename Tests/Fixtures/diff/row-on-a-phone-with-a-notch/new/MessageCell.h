#import <UIKit/UIKit.h>

@interface MessageCell : UITableViewCell
@end
