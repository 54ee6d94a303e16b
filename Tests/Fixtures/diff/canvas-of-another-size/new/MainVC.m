#import "MainVC.h"
@implementation MainVC

@end
