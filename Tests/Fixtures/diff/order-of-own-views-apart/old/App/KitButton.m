#import "KitButton.h"

@implementation KitButton
@end
