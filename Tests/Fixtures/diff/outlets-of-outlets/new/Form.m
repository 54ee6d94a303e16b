#import "Form.h"

#define LOC(key, comment) NSLocalizedStringFromTable((key), @"Text", (comment))

@implementation FormController
- (void)viewDidLoad {
    [super viewDidLoad];
    self.nameField.placeholder = LOC(@"form.name", @"");
    self.nameField.text = [self.user name];
    self.emailView.textField.placeholder = [self.words email];
}
@end
