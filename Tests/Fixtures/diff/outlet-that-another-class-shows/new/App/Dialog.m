#import "Dialog.h"

@implementation Dialog
+ (Dialog *)showWithMessage:(NSString *)s onCancel:(void (^)(void))b {
    Dialog *dialog =
    [[Dialog alloc] initWithNibName:@"Dialog" bundle:nil];
    return dialog;
}
@end
