#include "Profiling.h"

// A request to valgrind is an instruction sequence without effect on a processor, which valgrind
// recognizes (documented in its manual, "The Client Request mechanism", and fixed for all
// versions): rotations of a register by full turns, then an exchange of a register with itself,
// with the address of six words in one register and the result without valgrind in another.
#if defined(__x86_64__)
static uint64_t request(uint64_t number, uint64_t argument) {
  volatile uint64_t words[6] = {number, argument, 0, 0, 0, 0};
  volatile uint64_t answer = 0;
  __asm__ volatile(
      "rolq $3, %%rdi\n\trolq $13, %%rdi\n\trolq $61, %%rdi\n\trolq $51, %%rdi\n\t"
      "xchgq %%rbx, %%rbx"
      : "=d"(answer)
      : "a"(&words[0]), "0"(answer)
      : "cc", "memory");
  return answer;
}
#elif defined(__aarch64__)
static uint64_t request(uint64_t number, uint64_t argument) {
  volatile uint64_t words[6] = {number, argument, 0, 0, 0, 0};
  register uint64_t answer __asm__("x3") = 0;
  register volatile uint64_t *address __asm__("x4") = words;
  __asm__ volatile(
      "ror x12, x12, #3\n\tror x12, x12, #13\n\tror x12, x12, #51\n\tror x12, x12, #61\n\t"
      "orr x10, x10, x10"
      : "+r"(answer)
      : "r"(address)
      : "cc", "memory");
  return answer;
}
#else
#error "valgrind's request sequence for this processor is not known"
#endif

// valgrind's request 0x1001, and callgrind's requests, which start with the letters C and T.
enum { RUNNING_ON_VALGRIND = 0x1001, CALLGRIND = 'C' << 24 | 'T' << 16 };

int callgrind_is_running(void) { return request(RUNNING_ON_VALGRIND, 0) != 0; }
void callgrind_zero(void) { request(CALLGRIND + 1, 0); }
void callgrind_dump(const char *name) { request(CALLGRIND + 3, (uint64_t)(uintptr_t)name); }
void callgrind_start(void) { request(CALLGRIND + 4, 0); }
