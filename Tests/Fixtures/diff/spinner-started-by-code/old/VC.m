#import "VC.h"

@implementation VC


@end
