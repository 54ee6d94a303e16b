#import <UIKit/UIKit.h>
@interface LoopViewController : UIViewController
@property (strong, nonatomic) IBOutlet UIButton *oneButton;
@property (strong, nonatomic) IBOutlet UIButton *twoButton;
@end
