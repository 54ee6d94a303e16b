#import <UIKit/UIKit.h>
@interface VC : UIViewController
@property (weak, nonatomic) IBOutlet UIImageView *icon;

@end
