#ifndef CCHILDPROCESS_H
#define CCHILDPROCESS_H

#include <stdint.h>
#include <sys/types.h>

/* A program to start. */
typedef struct {
    /* Its path, or a name that is looked for in PATH. */
    const char *path;
    /* What it is called, and its arguments; NULL is the end. */
    char *const *words;
    /* Its environment; NULL is the end. */
    char *const *variables;
    /* Its standard streams. */
    int input, output, errors;
    /* The largest file that it may write, and the most memory that it may map, bytes; 0 for no limit of its own. */
    uint64_t largest_file, most_memory;
} cchild_program;

/* Starts a program, which gets SIGTERM when this one ends, in whatever way this one does.
   Returns 0, or the system's error number. */
int cchild_start(const cchild_program *program, pid_t *identifier);

#endif
