// What the exports call: the host, and the choice of a door.

/// The seconds east of UTC in a zone at a moment, or one of the numbers below.
__attribute__((import_module("paysheet"), import_name("zone_offset")))
int paysheet_zone_offset(const unsigned char *name, int length, long long seconds);

/// Opens the door of this module.
void paysheet_open(void);
