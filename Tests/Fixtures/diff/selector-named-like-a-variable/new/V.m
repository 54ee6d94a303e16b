#import "V.h"
@interface V ()
@property (weak, nonatomic) IBOutlet UILabel *briefLabel;
@property (weak, nonatomic) IBOutlet UILabel *countLabel;
@property (weak, nonatomic) IBOutlet UILabel *reviewLabel;
@property (nonatomic, copy) NSString *brief;
@property (nonatomic, assign) NSUInteger number;
@property (nonatomic, strong) NSArray *models;
@end
@implementation V
- (void)reload {
    NSMutableAttributedString *briefString = [[NSMutableAttributedString alloc] initWithString:self.brief];
    for (NSString *s in self.models) {
        NSRange range = NSRangeFromString(s);
    }
    [self.briefLabel setAttributedText:briefString];
    NSString *count = [NSString stringWithFormat:@"%lu", (unsigned long)self.number];
    NSString *wholeString = [NSString stringWithFormat:@"%@ booked", count];
    NSMutableAttributedString *labelString = [[NSMutableAttributedString alloc] initWithString:wholeString];
    NSDictionary *attribute = [NSDictionary dictionaryWithObject:[UIColor redColor] forKey:NSForegroundColorAttributeName];
    [labelString setAttributes:attribute range:NSMakeRange(0, [count length])];
    [self.countLabel setAttributedText:labelString];
    NSString *rev = [NSString stringWithFormat:@"%lu", (unsigned long)self.number];
    wholeString = [NSString stringWithFormat:@"%@ reviews", rev];
    labelString = [[NSMutableAttributedString alloc] initWithString:wholeString];
    [labelString setAttributes:attribute range:NSMakeRange(0, [rev length])];
    [self.reviewLabel setAttributedText:labelString];
}
@end
