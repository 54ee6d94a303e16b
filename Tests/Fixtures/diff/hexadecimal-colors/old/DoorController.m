#import "DoorController.h"

@interface DoorController ()
@property (weak, nonatomic) IBOutlet UIView *box;
@property (weak, nonatomic) IBOutlet UILabel *sign;
@end

@implementation DoorController

- (void)viewDidLoad {
  [super viewDidLoad];
}

@end
