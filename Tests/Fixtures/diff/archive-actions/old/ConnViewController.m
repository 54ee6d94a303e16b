#import "ConnViewController.h"
@implementation ConnViewController
@end
