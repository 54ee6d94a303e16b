#import <UIKit/UIKit.h>
@interface CloudVC : UIViewController
@property (nonatomic, strong) IBOutlet UIDatePicker *datePicker;
@end
