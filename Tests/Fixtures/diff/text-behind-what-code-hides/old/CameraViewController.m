#import "CameraViewController.h"

@implementation CameraViewController

- (void)viewWillAppear:(BOOL)animated
{
    [super viewWillAppear:animated];
    if (self.photos == 0) {
        self.cameraView.hidden = NO;
        self.capturedView.hidden = YES;
    } else {
        self.cameraView.hidden = YES;
        self.capturedView.hidden = NO;
    }
}

@end
