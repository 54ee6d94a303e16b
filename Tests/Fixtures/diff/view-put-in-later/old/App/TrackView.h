#import <UIKit/UIKit.h>

@class TrackView;

@protocol TrackViewDelegate <NSObject>
- (void)trackViewDidUpdate:(TrackView *)view;
@end

@interface TrackView : UIView
@property (weak, nonatomic) id<TrackViewDelegate> receiver;
@end
