#import "VC.h"

@implementation VC

- (void)play
{
    [m_spinner startAnimating];
    [self load];
    [m_spinner stopAnimating];
}

@end
