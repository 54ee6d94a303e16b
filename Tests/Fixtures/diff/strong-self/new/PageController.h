#import <UIKit/UIKit.h>
@interface PageController : UIViewController
@property (nonatomic, copy) NSString *firstTitle;
@property (nonatomic, weak) IBOutlet UILabel *caption;
@end
