#import "VC.h"
#import "LCell.h"
int NUMBER_OF_OPTIONS = 0;
@implementation VC
- (void)viewDidLoad {
    [super viewDidLoad];
    NUMBER_OF_OPTIONS = 2;
}
- (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s { return NUMBER_OF_OPTIONS; }
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)p {
    LCell *cell = [t dequeueReusableCellWithIdentifier:@"LCell"];
    if (p.row == 0) {
        [cell setJustText:@"Log Out"];
    } else if (p.row == 1) {
        [cell setJustText:@"Language"];
    }
    return cell;
}
@end
