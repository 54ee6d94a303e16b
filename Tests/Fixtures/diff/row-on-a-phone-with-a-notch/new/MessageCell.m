#import "MessageCell.h"

@implementation MessageCell
@end
