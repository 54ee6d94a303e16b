#import "Harbor.h"
#import "Flag.h"

@implementation Harbor

- (void)viewDidLoad {
    [super viewDidLoad];
    Flag *flag = [Flag flag];
    flag.nameLabel.textColor = [UIColor redColor];
}

@end
