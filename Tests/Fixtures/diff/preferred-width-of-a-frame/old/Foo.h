#import <UIKit/UIKit.h>
@interface Foo : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *titleL;
@end
