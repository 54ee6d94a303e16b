#import "FormViewController.h"
#import "UIButton+Extensions.h"

@implementation FormViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [addButton setTextStyle];
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
}

@end
