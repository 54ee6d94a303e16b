#import "FormViewController.h"
#import "UIButton+Extensions.h"

@implementation FormViewController

- (void)viewDidLoad {
    [super viewDidLoad];
}

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
}

@end
