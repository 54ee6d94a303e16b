#import "BoatsViewController.h"

@implementation BoatsViewController

- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
  return Sizes.standard.rowHeight;
}

@end
