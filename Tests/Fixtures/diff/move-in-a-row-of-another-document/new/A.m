#import "A.h"

@implementation A

- (void)viewDidLoad {
    [super viewDidLoad];
    [self.list registerNib:[UINib nibWithNibName:@"NameCell" bundle:nil] forCellReuseIdentifier:@"Name"];
}

@end
