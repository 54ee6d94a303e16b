#import <UIKit/UIKit.h>
@class InfoView;
@interface VC : UIViewController
@property (weak, nonatomic) IBOutlet InfoView *info;

@end
