#import "VC.h"
@interface VC ()
@property (weak, nonatomic) IBOutlet UILabel *first;
@property (weak, nonatomic) IBOutlet UILabel *second;
@property (weak, nonatomic) IBOutlet UIImageView *pic;
@property (weak, nonatomic) IBOutlet UIView *box;
@end
@implementation VC
- (void)viewDidLoad {
    [super viewDidLoad];
switch (x) { case 1: self.first.text = @"B"; break; case 2: self.first.text = @"B"; break; }
}

@end
