#import "AppDelegate.h"

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
    [[UINavigationBar appearance] setBarTintColor:[UIColor redColor]];
    return YES;
}

@end
