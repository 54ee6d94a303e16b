#import <UIKit/UIKit.h>

@interface Harbor : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *send;
@end
