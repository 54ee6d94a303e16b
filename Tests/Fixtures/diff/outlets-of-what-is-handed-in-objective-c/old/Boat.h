#import <UIKit/UIKit.h>

@interface Boat : UITableViewCell
@property (weak, nonatomic) IBOutlet UILabel *nameLabel;
@end
