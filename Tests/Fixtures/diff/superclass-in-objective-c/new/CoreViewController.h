#import <UIKit/UIKit.h>

@interface CoreViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIView *box;
@end
