#import "Boats.h"

@implementation Boats

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    static NSString *identifier = @"Boat";
    UITableViewCell *row = [tableView dequeueReusableCellWithIdentifier:identifier];
    UILabel *name = (UILabel *)[row viewWithTag:7];
    name.text = @"Heron";
    ((UILabel *)[row viewWithTag:8]).text = self.notes[indexPath.row];
    return row;
}

@end
