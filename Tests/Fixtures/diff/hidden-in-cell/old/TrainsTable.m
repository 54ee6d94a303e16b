#import <UIKit/UIKit.h>

@interface TrainCell : UITableViewCell {
}
@end

@implementation TrainCell
@end

@interface TrainsTable : UITableViewController
@end

@implementation TrainsTable
-(UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    TrainCell *cell = [tableView dequeueReusableCellWithIdentifier:@"event"];
    UILabel *timestamp;
    cell.delayLabel.hidden = YES;
    if(indexPath.row == 0) {
        timestamp = cell.delayLabel;
        timestamp.hidden = NO;
        timestamp.text = @"Monday";
    }
    return cell;
}
@end
