#import <UIKit/UIKit.h>
#import "MediaView.h"

@interface ProfileViewController : UIViewController
{
    IBOutlet MediaView *playerPic;
}
@property (nonatomic) IBOutlet MediaView *playerPic;
@end

@implementation ProfileViewController

@synthesize playerPic;

- (void) resetState
{
    [self.playerPic setImage:[UIImage imageNamed:@"Default.png"]];
}

@end
