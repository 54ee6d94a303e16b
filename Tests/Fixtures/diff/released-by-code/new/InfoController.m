#import "InfoController.h"
@implementation InfoController
@synthesize infoButton;
- (void)dealloc {
    [infoButton release];
    [super dealloc];
}
@end
