#import "BoatList.h"
#import "BoatCell.h"

@implementation BoatList
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  BoatCell *cell = [tableView dequeueReusableCellWithIdentifier:@"boat"];
  if (indexPath.row > 0) {
    cell.title.text = self.names[indexPath.row];
    return cell;
  }
  cell.title.text = @"First";
  return cell;
}
@end
