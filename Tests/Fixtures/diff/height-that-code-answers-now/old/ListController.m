#import "ListController.h"
@implementation ListController
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
{
    if ( indexPath.section == NetworksSection ) {
        return [tableView dequeueReusableCellWithIdentifier:@"Network"];
    }
    return [tableView dequeueReusableCellWithIdentifier:@"Item"];
}
@end
