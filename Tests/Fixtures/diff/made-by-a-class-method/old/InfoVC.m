#import "FoodVC.h"
@interface InfoVC : UIViewController
@property (nonatomic, strong) Resource *resource;
@property (nonatomic, strong) Saved *saved;
@end
@implementation InfoVC
- (void)reload {
    self.resource = [self.saved wrapper];
}
- (void)schedule {
    FoodVC *next = [self.storyboard instantiateViewControllerWithIdentifier:@"FoodVC"];
    next.meta = [[Manager shared] metaForResource:self.resource];
    [self.navigationController pushViewController:next animated:YES];
}
@end
