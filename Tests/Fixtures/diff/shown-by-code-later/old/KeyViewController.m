#import <UIKit/UIKit.h>
@interface KeyViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIView *formView;
@end
@implementation KeyViewController
- (void) viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    self.formView.hidden = YES;
    __weak __typeof__(self) weakSelf = self;
    [Keys loadThen:^{
        weakSelf.formView.hidden = NO;
    }];
}
@end
