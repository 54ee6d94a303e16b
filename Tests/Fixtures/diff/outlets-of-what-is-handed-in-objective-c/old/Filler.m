#import "Boat.h"

@interface Filler : NSObject
@end

@implementation Filler

- (void)fill:(Boat *)boat with:(NSString *)name {
    boat.nameLabel.text = name;
}

@end
