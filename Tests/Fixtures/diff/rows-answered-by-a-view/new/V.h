#import <UIKit/UIKit.h>
@interface V : UIView <UITableViewDelegate, UITableViewDataSource>

@end
