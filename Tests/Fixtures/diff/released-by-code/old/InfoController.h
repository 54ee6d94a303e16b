#import <UIKit/UIKit.h>
@interface InfoController : UIViewController {
    IBOutlet UIButton *infoButton;
}
@property (nonatomic, retain) IBOutlet UIButton *infoButton;
@end
