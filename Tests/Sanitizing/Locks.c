// What the thread sanitizer has to know of `Synchronization.Mutex`. Its fast path is compiled into each module and is seen;
// the slow one, of a thread that has to wait, is in the standard library, which is not instrumented. Loaded before it, this
// calls the real functions and says what they order. Swift 6.2 and 6.3 on Linux.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

void __tsan_acquire(void *) __attribute__((weak));
void __tsan_release(void *) __attribute__((weak));

__attribute__((swiftcall)) void lock(uint32_t state, __attribute__((swift_context)) void *mutex) __asm__(LOCK);
__attribute__((swiftcall)) void unlock(__attribute__((swift_context)) void *mutex) __asm__(UNLOCK);

__attribute__((swiftcall)) void lock(uint32_t state, __attribute__((swift_context)) void *mutex) {
  static __attribute__((swiftcall)) void (*real)(uint32_t, __attribute__((swift_context)) void *);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, LOCK);
  real(state, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

__attribute__((swiftcall)) void unlock(__attribute__((swift_context)) void *mutex) {
  static __attribute__((swiftcall)) void (*real)(__attribute__((swift_context)) void *);
  if (!real) *(void **)&real = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(mutex);
  real(mutex);
}
