@import UIKit;

@interface FormViewController : UIViewController {
    __weak IBOutlet UIButton *addButton;
}
@end
