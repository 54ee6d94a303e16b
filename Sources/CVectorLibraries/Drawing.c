#define _GNU_SOURCE
#include "Library.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* The limit for a drawing's memory in addition to the process's own, in bytes. */
#define MOST_MEMORY ((rlim_t)1 << 30)
/* Files may be nested deeply. */
#define STACK ((size_t)16 << 20)
/* On a busy machine processor time passes slowly: the elapsed time limit is this many times longer. */
#define PATIENCE 10
#define CAIRO_FORMAT_ARGB32 0
/* The descriptor of the pipe to the parent in the child. */
#define PIPE 3

static int is_allowed(const cvector_answer *answer, const cvector_request *request) {
    return answer->width <= request->largest_side && answer->height <= request->largest_side
           && (uint64_t)answer->width * answer->height <= request->largest_area;
}

/* In the child: one drawing. */

typedef struct {
    const cvector_library *library;
    const uint8_t *bytes;
    size_t count;
    const cvector_request *request;
} task;

static void tell(const void *bytes, size_t count) {
    const uint8_t *next = bytes;
    while (count > 0) {
        ssize_t written = write(PIPE, next, count);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) _exit(1);
        next += written;
        count -= (size_t)written;
    }
}

static void give_up(cvector_answer *answer, enum cvector_outcome outcome, const char *message) {
    answer->outcome = outcome;
    snprintf(answer->message, sizeof answer->message, "%s", message);
    tell(answer, sizeof *answer);
    _exit(0);
}

/* In place: cairo's words, alpha highest and blue lowest, to bytes R, G, B, A. */
static void reorder(uint8_t *row, uint32_t width) {
    for (uint32_t x = 0; x < width; x++, row += 4) {
        uint32_t word;
        memcpy(&word, row, 4);
        row[0] = (uint8_t)(word >> 16);
        row[1] = (uint8_t)(word >> 8);
        row[2] = (uint8_t)word;
        row[3] = (uint8_t)(word >> 24);
    }
}

/* Whole pixels; more than the limit for any picture count as UINT32_MAX. */
static uint32_t side(uint32_t wanted, double points, double scale) {
    double length = points * scale + 0.5;
    if (wanted > 0) return wanted;
    if (!(length < UINT32_MAX)) return UINT32_MAX;
    return length < 1 ? 1 : (uint32_t)length;
}

static void *draw(void *argument) {
    const task *task = argument;
    const cvector_library *library = task->library;
    const cvector_request *request = task->request;
    cvector_answer answer = {0};
    cvector_image image = cvector_read(library, task->bytes, task->count, request);
    if (!image.image) give_up(&answer, CVECTOR_UNREADABLE, image.message);
    answer.points_wide = cvector_points(library, image.width) * image.points;
    answer.points_high = cvector_points(library, image.height) * image.points;
    answer.lacks_fonts = image.lacks_fonts;

    answer.width = side(request->width, answer.points_wide, request->scale);
    answer.height = side(request->height, answer.points_high, request->scale);
    if (!is_allowed(&answer, request)) give_up(&answer, CVECTOR_TOO_LARGE, "");

    void *surface = library->cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)answer.width, (int)answer.height);
    if (library->cairo_surface_status(surface)) give_up(&answer, CVECTOR_UNREADABLE, "out of memory");
    void *context = library->cairo_create(surface);
    library->cairo_scale(context, answer.width / image.width, answer.height / image.height);
    if (!cvector_render(library, &image, context) || library->cairo_status(context))
        give_up(&answer, CVECTOR_UNREADABLE, "it cannot be drawn");

    library->cairo_surface_flush(surface);
    uint8_t *row = library->cairo_image_surface_get_data(surface);
    int stride = library->cairo_image_surface_get_stride(surface);
    answer.outcome = CVECTOR_DRAWN;
    tell(&answer, sizeof answer);
    /* All rows at once, one directly after another: each piece would wake the parent. */
    uint8_t *packed = row;
    size_t used = (size_t)answer.width * 4;
    for (uint32_t y = 0; y < answer.height; y++, row += stride) {
        reorder(row, answer.width);
        if ((size_t)stride > used) memmove(packed + y * used, row, used);
    }
    tell(packed, used * answer.height);
    _exit(0);
}

static rlim_t memory_in_use(void) {
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "re");
    if (!file) return 0;
    if (fscanf(file, "%lu", &pages) != 1) pages = 0;
    fclose(file);
    return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

static void limit(int resource, rlim_t value, rlim_t hard) {
    struct rlimit limit = {value, hard};
    setrlimit(resource, &limit);
}

/* The parent's files are closed, and no file or socket can be opened from here on. */
static void shut_in(int to_parent, uint32_t seconds) {
    rlim_t memory = memory_in_use();
    if (to_parent != PIPE) dup2(to_parent, PIPE);
    int nothing = open("/dev/null", O_RDWR);
    for (int stream = 0; stream < PIPE && nothing >= 0; stream++) dup2(nothing, stream);
    closefrom(PIPE + 1);
    limit(RLIMIT_NOFILE, PIPE + 1, PIPE + 1);
    limit(RLIMIT_CORE, 0, 0);
    /* The first limit raises SIGXCPU, the second SIGKILL. */
    limit(RLIMIT_CPU, seconds, seconds + 1);
    if (memory > 0) limit(RLIMIT_AS, memory + MOST_MEMORY, memory + MOST_MEMORY);
}

static void be_ordinary(void) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

static void child(const task *task, int to_parent) {
    be_ordinary();
    shut_in(to_parent, task->request->seconds);
    /* The calling thread may have a small stack. */
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, STACK);
    if (pthread_create(&thread, &attributes, draw, (void *)task)) _exit(1);
    pthread_join(thread, NULL);
    _exit(1);
}

/* In the parent. */

static int64_t now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/* Returns 0 if the other end is closed before, or the deadline, in milliseconds, passes. */
static int hear(int pipe, void *bytes, size_t count, int64_t deadline) {
    uint8_t *next = bytes;
    while (count > 0) {
        struct pollfd waiting = {.fd = pipe, .events = POLLIN};
        int64_t left = deadline - now();
        int ready = left > 0 ? poll(&waiting, 1, (int)left) : 0;
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0) return 0;
        ssize_t got = read(pipe, next, count);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return 0;
        next += got;
        count -= (size_t)got;
    }
    return 1;
}

static uint8_t *receive(int pipe, const cvector_request *request, cvector_answer *answer, int64_t deadline) {
    if (!hear(pipe, answer, sizeof *answer, deadline)) {
        *answer = (cvector_answer){.outcome = CVECTOR_ENDED};
        return NULL;
    }
    answer->message[sizeof answer->message - 1] = 0;
    /* One line. */
    answer->message[strcspn(answer->message, "\r\n")] = 0;
    if (answer->outcome != CVECTOR_DRAWN) return NULL;
    /* The child may be compromised by now. */
    int is_sensible = answer->width > 0 && answer->height > 0 && is_allowed(answer, request);
    size_t count = (size_t)answer->width * answer->height * 4;
    uint8_t *pixels = is_sensible ? malloc(count) : NULL;
    if (pixels && hear(pipe, pixels, count, deadline)) return pixels;
    free(pixels);
    answer->outcome = CVECTOR_ENDED;
    return NULL;
}

static uint8_t *no_process(cvector_answer *answer) {
    *answer = (cvector_answer){.outcome = CVECTOR_NO_PROCESS};
    snprintf(answer->message, sizeof answer->message, "%s", strerror(errno));
    return NULL;
}

static double seconds(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec / 1e6; }

uint8_t *cvector_draw(const cvector_library *library, const uint8_t *bytes, size_t count,
                      const cvector_request *request, cvector_answer *answer) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC)) return no_process(answer);
    task task = {library, bytes, count, request};
    pid_t process = fork();
    if (process == 0) child(&task, ends[1]);
    close(ends[1]);
    if (process < 0) {
        uint8_t *nothing = no_process(answer);
        close(ends[0]);
        return nothing;
    }
    int64_t deadline = now() + (int64_t)request->seconds * 1000 * PATIENCE;
    uint8_t *pixels = receive(ends[0], request, answer, deadline);
    close(ends[0]);
    int is_late = now() >= deadline;
    kill(process, SIGKILL);
    int status = 0;
    struct rusage usage = {0};
    while (wait4(process, &status, 0, &usage) < 0 && errno == EINTR) {}
    answer->seconds = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    if (answer->outcome == CVECTOR_ENDED) {
        int number = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
        if (is_late || number == SIGXCPU) answer->outcome = CVECTOR_TOO_SLOW;
        answer->ended_by = number;
    }
    return pixels;
}
