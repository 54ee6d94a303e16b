#import "CloudVC.h"
@implementation CloudVC

@end
