#import <UIKit/UIKit.h>
@interface VC : UIViewController
@property (weak, nonatomic) IBOutlet UIView *info;
@property (weak, nonatomic) IBOutlet UILabel *infoLabel;

@end
