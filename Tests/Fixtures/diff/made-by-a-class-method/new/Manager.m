@implementation Manager
- (Meta *)metaForResource:(Resource *)resource {
    Meta *meta = [Meta new];
    meta.label = resource.label;
    meta.immediately = YES;
    return meta;
}
@end
