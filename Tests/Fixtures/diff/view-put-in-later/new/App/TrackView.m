#import "TrackView.h"

@implementation TrackView

- (void)layoutSubviews {
  [super layoutSubviews];
  [self.receiver trackViewDidUpdate:self];
}

@end
