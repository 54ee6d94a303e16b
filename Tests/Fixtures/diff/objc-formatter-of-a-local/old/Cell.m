#import "Cell.h"
@implementation Cell

@end
