#import "Dresser.h"

@implementation Dresser

+ (void)dress:(UIButton *)button color:(UIColor *)color {
    button.backgroundColor = color;
}

@end
