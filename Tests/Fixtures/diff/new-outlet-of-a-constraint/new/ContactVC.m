#import <UIKit/UIKit.h>
@interface ContactVC : UIViewController
@property (nonatomic, weak) IBOutlet NSLayoutConstraint* bar_top;
@property (nonatomic) BOOL wide;
@end
@implementation ContactVC
- (void)viewWillAppear:(BOOL)animated
{
  [super viewWillAppear:animated];
  self.bar_top.constant = self.wide ? 150.0f : 0.0f;
}
@end
