#import "V.h"
@interface V ()
@property (weak, nonatomic) IBOutlet UIButton *rightButton;
@property (nonatomic, assign) NSInteger status;
@property (nonatomic, assign) BOOL canGetCode;
@end
@implementation V
- (void)reload {
    switch (self.status) {
        case 1:
        {
            [self.rightButton setHidden:NO];
            [self.rightButton setTitle:@"Pay" forState:UIControlStateNormal];
        }
            break;
        case 2:
        {
            [self.rightButton setHidden:NO];
            [self.rightButton setTitle:@"Get code" forState:UIControlStateNormal];
        }
            break;
        default:
            break;
    }

}
@end
