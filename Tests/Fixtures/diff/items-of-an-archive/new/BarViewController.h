#import <UIKit/UIKit.h>
@interface BarViewController : UIViewController {
    int homeScore;
    int guestScore;
}
@property (strong, nonatomic) IBOutlet UIBarButtonItem *scoreItem;
@end
