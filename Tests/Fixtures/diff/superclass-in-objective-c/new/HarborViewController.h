#import "CoreViewController.h"

@interface HarborViewController : CoreViewController
@end
