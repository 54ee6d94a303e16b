#import <UIKit/UIKit.h>
@class Meta;
@interface FoodVC : UIViewController
@property (nonatomic, strong) Meta *meta;
@end
