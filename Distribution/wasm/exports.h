// What the host gives the module.

/// The seconds east of UTC in a zone at a moment, or one of the numbers below.
__attribute__((import_module("paysheet"), import_name("zone_offset")))
int paysheet_zone_offset(const unsigned char *name, int length, long long seconds);
