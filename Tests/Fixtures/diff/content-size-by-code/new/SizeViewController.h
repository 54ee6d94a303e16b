#import <UIKit/UIKit.h>
@interface SizeViewController : UIViewController
@property (strong, nonatomic) IBOutlet UIScrollView *scroll;
@end
