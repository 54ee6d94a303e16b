#import "Harbor.h"
#import "Dresser.h"

@implementation Harbor

- (void)viewDidLoad {
    [super viewDidLoad];
    [Dresser dress:_send color:[UIColor redColor]];
}

@end
