#import <UIKit/UIKit.h>
@interface DetailController : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *record;
@end
