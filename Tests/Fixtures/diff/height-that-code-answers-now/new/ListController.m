#import "ListController.h"
@implementation ListController
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
{
    if ( indexPath.section == NetworksSection ) {
        return [tableView dequeueReusableCellWithIdentifier:@"Network"];
    }
    return [tableView dequeueReusableCellWithIdentifier:@"Item"];
}
- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath
{
    if ( indexPath.section == NetworksSection ) {
        return 56;
    }
    return 108;
}
@end
