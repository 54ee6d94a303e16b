#import "BarViewController.h"
@implementation BarViewController
@end
