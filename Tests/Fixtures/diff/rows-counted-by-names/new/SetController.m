#import "SetController.h"
typedef enum {
    ContactFirst,
    ContactRows
} ContactRow;
typedef enum {
    SectionContact,
    SectionDownload,
    SectionMap,
    Sections
} Section;
typedef enum {
    RowCount,
    DownloadRows
} DownloadRow;
@implementation SetController
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView {
    return Sections;
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    if (section == SectionContact) {
        return ContactRows;
    }
    if (section == SectionDownload) {
        return DownloadRows;
    }
    return 0;
}
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    return [[UITableViewCell alloc] init];
}
@end
