#import "FormViewController.h"
#import "UIButton+Extensions.h"

@implementation FormViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    [addButton setTitleColor:UIColor.whiteColor forState:UIControlStateNormal];
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
}

@end
