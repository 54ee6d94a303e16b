#import "Boats.h"

@implementation Boats

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    static NSString *identifier = @"Boat";
    UITableViewCell *row = [tableView dequeueReusableCellWithIdentifier:identifier];
    row.textLabel.text = @"Osprey";
    [row.textLabel setTextColor:[UIColor redColor]];
    row.detailTextLabel.text = self.notes[indexPath.row];
    return row;
}

@end
