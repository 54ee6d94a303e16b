#import "PlayerBox.h"
@implementation PlayerBox
@end
