extern NSString *const QuayTitle;
