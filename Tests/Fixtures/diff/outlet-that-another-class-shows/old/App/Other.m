#import "Other.h"
#import "Dialog.h"
@implementation Other
- (void)call {
    Dialog *d = [Dialog showWithMessage:@"a"
                       onCancel:^() {}];
    [self call];
}
@end
