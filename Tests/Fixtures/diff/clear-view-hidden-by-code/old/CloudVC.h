#import <UIKit/UIKit.h>
@interface CloudVC : UIViewController
@property (nonatomic, strong) IBOutlet UIView *tapZone;
@end
