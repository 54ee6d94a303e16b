@implementation NSMutableArray (Queue)

// Objects are removed from the head.
- (void)enqueue:(id)obj
{
    [self addObject:obj];
}

@end
