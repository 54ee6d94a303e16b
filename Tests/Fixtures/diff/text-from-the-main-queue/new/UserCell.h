#import <UIKit/UIKit.h>
@interface UserCell : UITableViewCell
- (void)loadUser:(NSDictionary *)user;
@end
