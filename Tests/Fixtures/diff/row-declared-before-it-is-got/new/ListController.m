#import "ListController.h"
@implementation ListController
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
{
    UITableViewCell *cell;
    cell = [tableView dequeueReusableCellWithIdentifier:@"Item"];
    UILabel *freq = (UILabel *)[cell viewWithTag:101];
    Mux *mux = [self.muxes objectAtIndex:indexPath.row];
    freq.text = mux.freq ? mux.freq : mux.name;
    return cell;
}
@end
