#import "VC.h"

@implementation VC

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section
{
    NSInteger ready = 0;
    for ( Song * song in rows )
    {
        if ( [song isReady] == YES )
        {
            ready++;
        }
    }
    return ready;
}

@end
