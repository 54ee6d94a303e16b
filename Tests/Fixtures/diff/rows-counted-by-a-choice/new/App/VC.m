#import "VC.h"

@implementation VC
- (void)viewDidLoad {
    [super viewDidLoad];
}
- (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s {
    return [self more] ? 4 : 3;
}
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)p {
    UITableViewCell *cell = [[UITableViewCell alloc] init];
    if (p.row == 0) cell.textLabel.text = @"Devices";
    return cell;
}

@end
