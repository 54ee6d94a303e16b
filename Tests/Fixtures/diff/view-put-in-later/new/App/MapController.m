#import "MapController.h"
#import "TrackView.h"

@interface MapController () <TrackViewDelegate>
@property (strong, nonatomic) UIActivityIndicatorView *loading;
@end

@implementation MapController

- (void)viewDidLoad {
  [super viewDidLoad];
  ((TrackView *)self.view).receiver = self;
  self.loading = [[UIActivityIndicatorView alloc] initWithActivityIndicatorStyle:UIActivityIndicatorViewStyleWhite];
}

- (void)startLoading {
  [self.view addSubview:self.loading];
  [self.loading startAnimating];
}

- (void)trackViewDidUpdate:(TrackView *)view {
  [self startLoading];
}

@end
