#import <UIKit/UIKit.h>

@interface A : UIViewController
@property (strong, nonatomic) IBOutlet UITableView *list;
@end
