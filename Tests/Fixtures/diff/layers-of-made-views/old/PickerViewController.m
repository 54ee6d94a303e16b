#import <UIKit/UIKit.h>
#import "MediaView.h"

@interface PickerViewController : UITableViewController
@end

@implementation PickerViewController

- (UITableViewCell *) tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
{
    UITableViewCell *cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:@"Cell"];

    MediaView *iconView = [[MediaView alloc] initWithFrame:CGRectMake(0, 0, 50, 50)];
    iconView.layer.masksToBounds = YES;
    iconView.layer.cornerRadius = 10.0;
    [iconView setImage:[UIImage imageNamed:@"logo_icon.png"]];
    [cell addSubview: iconView];

    return cell;
}

@end
