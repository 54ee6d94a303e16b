#import "Foo.h"
@implementation Foo
- (void)viewDidLoad
{
    [super viewDidLoad];
    self.titleL.text = self.item.title;
}
@end
