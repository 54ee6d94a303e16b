#import "Names.h"

NSString * const QuayTitle = @"Quay 7";
