#import <UIKit/UIKit.h>

@interface Flag : UITableViewCell
@property (strong, nonatomic) IBOutlet UILabel *nameLabel;
@end
