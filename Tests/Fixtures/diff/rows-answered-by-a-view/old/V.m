#import "V.h"
@interface V ()
@property (weak, nonatomic) IBOutlet UITableView *tableView;
@end
@implementation V
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return 1;
}
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section {
    return 5;
}
@end
