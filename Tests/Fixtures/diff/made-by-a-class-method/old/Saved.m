@implementation Saved
- (Resource *)wrapper {
    Resource *resource = [Resource new];
    resource.label = self.label;
    return resource;
}
@end
