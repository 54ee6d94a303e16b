#import <UIKit/UIKit.h>
@interface InfoView : UIView
@property (weak, nonatomic) IBOutlet UILabel *infoLabel;

@end
