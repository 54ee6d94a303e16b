#import "PhotoCell.h"

@implementation PhotoCell
@end
