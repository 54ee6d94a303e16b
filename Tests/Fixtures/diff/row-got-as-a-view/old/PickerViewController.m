#import "PickerViewController.h"
@interface PickerViewController ()
@property (weak, nonatomic) IBOutlet UITableView *tableAccounts;
@end
@implementation PickerViewController
- (UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section
{
	static NSString *cellIdentifier = @"AccountHeader";
	UIView *viewForHeader = [tableView dequeueReusableCellWithIdentifier:cellIdentifier];
	[viewForHeader setBackgroundColor:[UIColor colorNamed:@"tableHeaderColor"]];
	return viewForHeader;
}
@end
