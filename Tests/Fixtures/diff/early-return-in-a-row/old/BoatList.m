#import "BoatList.h"
#import "BoatCell.h"

@implementation BoatList
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
  BoatCell *cell = [tableView dequeueReusableCellWithIdentifier:@"boat"];
  return cell;
}
@end
