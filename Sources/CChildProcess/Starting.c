#define _GNU_SOURCE
#include "CChildProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/* posix_spawn(3) cannot request a signal at the parent's end. That signal is sent when the thread that started the child
   ends, so a single thread, which runs until the end of the program, starts them all. */

typedef struct job {
    const cchild_program *program;
    pid_t identifier;
    int code;
    int is_done;
    struct job *next;
} job;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static job *waiting;
static int is_serving;

/* In the child, which shares its memory with the parent: only system calls are allowed. */

static int above_streams(int descriptor) {
    return descriptor < 3 ? fcntl(descriptor, F_DUPFD_CLOEXEC, 3) : descriptor;
}

static void limit(int resource, uint64_t value) {
    struct rlimit limit;
    if (value == 0 || getrlimit(resource, &limit)) return;
    if (limit.rlim_max == RLIM_INFINITY || value < limit.rlim_max) limit.rlim_max = value;
    if (limit.rlim_cur == RLIM_INFINITY || value < limit.rlim_cur) limit.rlim_cur = value;
    setrlimit(resource, &limit);
}

/* The default handling of signals. Ignored ones stay ignored, except SIGPIPE, SIGXFSZ and the signal at the parent's
   end. */
static void be_ordinary(void) {
    struct sigaction usual = {.sa_handler = SIG_DFL}, known;
    for (int number = 1; number < NSIG; number++) {
        if (sigaction(number, NULL, &known)) continue;
        int is_ours = number == SIGPIPE || number == SIGXFSZ || number == SIGTERM;
        if (is_ours || known.sa_handler != SIG_IGN) sigaction(number, &usual, NULL);
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/* Returns the error number of the failed call. */
static int become(const cchild_program *program, pid_t parent) {
    int streams[] = {program->input, program->output, program->errors};
    for (int number = 0; number < 3; number++)
        if ((streams[number] = above_streams(streams[number])) < 0) return errno;
    for (int number = 0; number < 3; number++)
        if (dup2(streams[number], number) < 0) return errno;
    limit(RLIMIT_FSIZE, program->largest_file);
    limit(RLIMIT_AS, program->most_memory);
    if (prctl(PR_SET_PDEATHSIG, SIGTERM)) return errno;
    /* The parent may have ended before the request. */
    if (getppid() != parent) return ESRCH;
    be_ordinary();
    execvpe(program->path, program->words, program->variables);
    return errno;
}

/* In the parent. */

static void start(job *job) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC)) {
        job->code = errno;
        return;
    }
    pid_t parent = getpid();
    pid_t child = vfork();
    if (child == 0) {
        int report = above_streams(ends[1]);
        int code = become(job->program, parent);
        (void)!write(report, &code, sizeof code);
        _exit(127);
    }
    job->code = child < 0 ? errno : 0;
    job->identifier = child;
    close(ends[1]);
    int code = 0;
    ssize_t count = 0;
    /* A successful exec closes the pipe without writing. */
    if (child > 0) while ((count = read(ends[0], &code, sizeof code)) < 0 && errno == EINTR) {}
    close(ends[0]);
    if (count != sizeof code) return;
    job->code = code;
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
}

static void *serve(void *nothing) {
    pthread_mutex_lock(&lock);
    while (1) {
        while (!waiting) pthread_cond_wait(&changed, &lock);
        job *next = waiting;
        waiting = next->next;
        pthread_mutex_unlock(&lock);
        start(next);
        pthread_mutex_lock(&lock);
        next->is_done = 1;
        pthread_cond_broadcast(&changed);
    }
    return nothing;
}

/* The thread gets no signals: other threads wait for them. */
static int begin_serving(void) {
    sigset_t all, own;
    pthread_t thread;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &own);
    int code = pthread_create(&thread, NULL, serve, NULL);
    if (code == 0) pthread_detach(thread);
    pthread_sigmask(SIG_SETMASK, &own, NULL);
    return code;
}

int cchild_start(const cchild_program *program, pid_t *identifier) {
    job job = {.program = program};
    pthread_mutex_lock(&lock);
    if (!is_serving) {
        job.code = begin_serving();
        is_serving = job.code == 0;
    }
    if (is_serving) {
        job.next = waiting;
        waiting = &job;
        pthread_cond_broadcast(&changed);
        while (!job.is_done) pthread_cond_wait(&changed, &lock);
    }
    pthread_mutex_unlock(&lock);
    *identifier = job.identifier;
    return job.code;
}
