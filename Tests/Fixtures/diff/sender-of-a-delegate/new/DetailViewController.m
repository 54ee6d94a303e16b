#import "DetailViewController.h"
@interface DetailViewController ()
@property (weak, nonatomic) IBOutlet UITextView *textViewComment;
@end
@implementation DetailViewController
- (void)textViewDidEndEditing:(UITextView *)textView
{
	if ([textView.text isEqualToString:@""])
	{
		[textView setText:@"Add comment"];
		[textView setTextColor:[UIColor colorWithRed:60.0f/255.0f green:60.0f/255.0f blue:67.0f/255.0f alpha:0.3]];
	}
}
@end
