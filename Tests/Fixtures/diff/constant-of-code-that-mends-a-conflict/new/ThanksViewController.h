#import <UIKit/UIKit.h>

@interface ThanksViewController : UIViewController
@property (weak, nonatomic) IBOutlet NSLayoutConstraint *boxWidth;
@end
