#import <UIKit/UIKit.h>

@interface CameraViewController : UIViewController
@property (weak, nonatomic) IBOutlet UIView *cameraView;
@property (weak, nonatomic) IBOutlet UIView *capturedView;
@property (nonatomic) NSInteger photos;
@end
