#import "V.h"
@interface V ()
@property (weak, nonatomic) IBOutlet UITableView *tableView;
@end
@implementation V
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return 3;
}
- (CGFloat)tableView:(UITableView *)tableView heightForHeaderInSection:(NSInteger)section {
    return 2.5;
}
@end
