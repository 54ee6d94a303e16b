#import <UIKit/UIKit.h>
@interface Cell : UITableViewCell
@property (weak, nonatomic) IBOutlet UILabel *title;
+ (CGFloat)heightForText:(NSString *)t width:(CGFloat)w;
@end
