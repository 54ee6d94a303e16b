#import "PickerViewController.h"
@interface PickerViewController ()
@property (weak, nonatomic) IBOutlet UITableView *tableAccounts;
@end
@implementation PickerViewController
- (UIView *)tableView:(UITableView *)tableView viewForHeaderInSection:(NSInteger)section
{
	static NSString *cellIdentifier = @"AccountHeader";
	return [tableView dequeueReusableCellWithIdentifier:cellIdentifier];
}
@end
