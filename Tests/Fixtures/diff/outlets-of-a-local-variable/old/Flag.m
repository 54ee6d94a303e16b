#import "Flag.h"

@implementation Flag
@end
