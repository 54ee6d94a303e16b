#import <UIKit/UIKit.h>
@interface Filter : UIViewController
@property (weak, nonatomic) IBOutlet UISegmentedControl *period;
@end
@implementation Filter
- (void) viewDidLoad {
    [super viewDidLoad];
    [self.period setTitleTextAttributes:@{
        NSForegroundColorAttributeName: self.scheme.colorScheme.onSecondaryColor
    } forState:UIControlStateSelected];
}
@end
