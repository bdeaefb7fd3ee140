/* What the system knows about this process. */
#ifndef TESTS_PROCESS_SUPPORT_MAPS_H
#define TESTS_PROCESS_SUPPORT_MAPS_H

/* Number of mappings in the address space. */
int count_mappings(void);

/* Number of thread keys that can still be had. */
int count_free_keys(void);

#endif /* TESTS_PROCESS_SUPPORT_MAPS_H */
