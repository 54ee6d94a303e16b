#import <UIKit/UIKit.h>

@class EmailView;
@interface FormController : UIViewController
@property (weak, nonatomic) IBOutlet UITextField *nameField;
@property (weak, nonatomic) IBOutlet EmailView *emailView;
@end
@interface EmailView : UIView
@property (weak, nonatomic) IBOutlet UITextField *textField;
@end
