#import "DoorController.h"

@interface DoorController ()
@property (weak, nonatomic) IBOutlet UIView *box;
@property (weak, nonatomic) IBOutlet UILabel *sign;
@end

@implementation DoorController

- (void)viewDidLoad {
  [super viewDidLoad];
self.box.backgroundColor = [UIColor colorWithRed:0x3f/255.0 green:0x10/255.0 blue:0x20/255.0 alpha:1];
}

@end
