#import <UIKit/UIKit.h>
@interface Rec : UIViewController
@property (weak, nonatomic) IBOutlet UIButton *recordButton;
@end
@implementation Rec
- (void)viewDidLoad { [super viewDidLoad]; [self setupView:NO]; }
- (void) setupView: (BOOL) recordingExists {
    [self.recordButton setEnabled:!recordingExists];
}
- (void)recorded { [self setupView:YES]; }
@end
