#import <UIKit/UIKit.h>
@interface VC : UIViewController <UITableViewDataSource>
@property (weak, nonatomic) IBOutlet UITableView *popup;

@end
