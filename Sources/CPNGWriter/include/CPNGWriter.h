#ifndef CPNGWRITER_H
#define CPNGWRITER_H
/* Owns libpng's setjmp: Swift must not be jumped across. */
#endif
