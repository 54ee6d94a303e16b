#import <UIKit/UIKit.h>
@interface Dialog : UIViewController
@property (weak, nonatomic) IBOutlet UIImageView *callImage;
@property (weak, nonatomic) IBOutlet UIImageView *back;
+ (Dialog *)showWithMessage:(NSString *)s onCancel:(void (^)(void))b;
@end
