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
[self.box.layer addSublayer:a];
}

@end
