#import <UIKit/UIKit.h>

@interface BoatCell : UITableViewCell
@property (weak, nonatomic) IBOutlet UILabel *title;
@end
