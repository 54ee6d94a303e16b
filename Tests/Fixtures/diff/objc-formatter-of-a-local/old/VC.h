#import <UIKit/UIKit.h>
@class Model;
@interface VC : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *label;
@property (weak, nonatomic) IBOutlet UIButton *button;
@property (weak, nonatomic) IBOutlet UIView *box;
@property (weak, nonatomic) IBOutlet UIImageView *image;
@property (weak, nonatomic) IBOutlet UITableView *tableView;
@property (weak, nonatomic) IBOutlet NSLayoutConstraint *height;
@property (nonatomic) int count;
@property (nonatomic) BOOL isOn;
@property (strong, nonatomic) Model *model;
@end
