#import "DoorController.h"

@interface DoorController ()
@property (weak, nonatomic) IBOutlet UIView *box;
@property (weak, nonatomic) IBOutlet UILabel *sign;
@end

@implementation DoorController

- (void)viewDidLoad {
  [super viewDidLoad];
  self.box.backgroundColor = [UIColor colorWithRed:(238.0/255.0) green:100.0f/255.0f blue:0.2 alpha:1];
  _box.contentMode = UIViewContentModeCenter;
  self.sign.textColor = [UIColor colorWithWhite:0.5 alpha:1.0];
  self.sign.font = [UIFont systemFontOfSize:20 weight:UIFontWeightSemibold];
  self.sign.textAlignment = NSTextAlignmentCenter;
  self.sign.lineBreakMode = NSLineBreakByClipping;
}

@end
