#import "BoatList.h"
#import "BoatCell.h"

@implementation BoatList
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  BoatCell *cell = [tableView dequeueReusableCellWithIdentifier:@"boat"];
  Boat *boat = self.boats[indexPath.row];
  if (boat.isLate) {
    cell.title.text = @"Delayed";
  } else {
    cell.title.text = @"In time";
  }
  return cell;
}
@end
