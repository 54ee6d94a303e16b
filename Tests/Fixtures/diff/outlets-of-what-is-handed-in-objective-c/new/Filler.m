#import "Boat.h"

@interface Filler : NSObject
@end

@implementation Filler

- (void)fill:(Boat *)boat with:(NSString *)name {
    boat.nameLabel.hidden = name.length == 0;
}

@end
