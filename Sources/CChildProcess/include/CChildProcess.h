#ifndef CCHILDPROCESS_H
#define CCHILDPROCESS_H

#include <stdint.h>
#include <sys/types.h>

/* A program to start. */
typedef struct {
    /* Its path, or a name to be found in PATH. */
    const char *path;
    /* Its name and arguments, terminated by NULL. */
    char *const *words;
    /* Its environment, terminated by NULL. */
    char *const *variables;
    /* Its standard streams. */
    int input, output, errors;
    /* The limits for files that it writes and for mapped memory, in bytes; 0 for no additional limit. */
    uint64_t largest_file, most_memory;
} cchild_program;

/* Starts a program, which gets SIGTERM when this one ends for any reason.
   Returns 0, or the system's error number. */
int cchild_start(const cchild_program *program, pid_t *identifier);

#endif
