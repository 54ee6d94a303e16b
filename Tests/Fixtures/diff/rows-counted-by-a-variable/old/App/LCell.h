#import <UIKit/UIKit.h>
@interface LCell : UITableViewCell
@property (weak, nonatomic) IBOutlet UILabel *loginLabel;
- (void)setJustText:(NSString *)t;
@end
