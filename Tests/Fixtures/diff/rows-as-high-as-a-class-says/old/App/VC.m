#import "VC.h"
#import "Cell.h"
@interface VC ()
@property NSArray *texts;
@end
@implementation VC
- (NSInteger)tableView:(UITableView *)t numberOfRowsInSection:(NSInteger)s { return 3; }
- (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)p {
    return [Cell heightForText:self.texts[p.row] width:self.tableView.frame.size.width];
}
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)p { return [t dequeueReusableCellWithIdentifier:@"Cell"]; }
@end
