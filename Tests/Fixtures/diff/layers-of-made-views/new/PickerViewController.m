#import <UIKit/UIKit.h>

@interface PickerViewController : UITableViewController
@end

@implementation PickerViewController

- (UITableViewCell *) tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
{
    UITableViewCell *cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"Cell"];

    return cell;
}

@end
