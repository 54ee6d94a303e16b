#import "HydrantButton.h"

@implementation HydrantButton

@end
