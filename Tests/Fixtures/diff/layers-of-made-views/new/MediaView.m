#import "MediaView.h"

@interface MediaView ()
{
    UIImageView *imageView;
}
@end

@implementation MediaView

- (void) setImage:(UIImage *)i
{
    imageView.image = i;
}

@end
