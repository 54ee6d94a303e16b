#import "UserCell.h"
@interface UserCell ()
@property (weak, nonatomic) IBOutlet UILabel *nameLabel;
@end
@implementation UserCell
- (void)loadUser:(NSDictionary *)user {
    dispatch_async(dispatch_get_main_queue(), ^{
      self.nameLabel.text = user[@"name"];
    });
}
@end
