#import "SegViewController.h"
@implementation SegViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    [self.playerControl setTitle:self.firstName forSegmentAtIndex:0];
    [self.playerControl setTitle:self.secondName forSegmentAtIndex:1];
}
@end
