#import <UIKit/UIKit.h>
@interface Url : UIViewController
@property (weak, nonatomic) IBOutlet MDCFilledTextField *serverURL;
@end
@implementation Url
- (void) viewDidLoad {
    [super viewDidLoad];
    UIImageView *worldImage = [[UIImageView alloc] initWithImage:[UIImage systemImageNamed:@"globe.americas.fill"]];
    [self.serverURL setLeadingView:worldImage];
}
@end
