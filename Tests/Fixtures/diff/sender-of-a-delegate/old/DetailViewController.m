#import "DetailViewController.h"
@interface DetailViewController ()
@property (weak, nonatomic) IBOutlet UITextView *textViewComment;
@end
@implementation DetailViewController
- (void)textViewDidEndEditing:(UITextView *)textView
{
	if ([textView.text isEqualToString:@""])
	{
		[textView setTextColor:[UIColor colorWithRed:60.0f green:60.0f blue:67.0f alpha:0.3]];
	}
}
@end
