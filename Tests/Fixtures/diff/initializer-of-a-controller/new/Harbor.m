#import "Harbor.h"

@implementation Harbor

- (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
    self = [super initWithNibName:name bundle:bundle];
    if (self) {
        self.navigationItem.titleView = [[UIImageView alloc] initWithImage:[Images logo]];
    }
    return self;
}

@end
