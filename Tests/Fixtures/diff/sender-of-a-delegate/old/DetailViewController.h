#import <UIKit/UIKit.h>
@interface DetailViewController : UIViewController <UITextViewDelegate>
@end
