#import "Harbor.h"
#import "Flag.h"

@implementation Harbor {
    Flag *flag;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    flag = [Flag flag];
}

@end
