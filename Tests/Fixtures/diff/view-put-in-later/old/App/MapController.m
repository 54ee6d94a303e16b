#import "MapController.h"
#import "TrackView.h"

@interface MapController () <TrackViewDelegate>
@property (strong, nonatomic) UIActivityIndicatorView *loading;
@end

@implementation MapController

- (void)viewDidLoad {
  [super viewDidLoad];
  ((TrackView *)self.view).receiver = self;
}

- (void)trackViewDidUpdate:(TrackView *)view {
}

@end
