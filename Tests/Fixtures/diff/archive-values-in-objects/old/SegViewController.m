#import "SegViewController.h"
@implementation SegViewController
@end
