// Runs a command quietly and prints what it took: milliseconds of wall time and of processor time,
// and the KiB of memory it held at most.
//     cc -O2 measure.c -o measure && ./measure COMMAND ARGUMENT...
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double milliseconds(struct timeval time) { return time.tv_sec * 1e3 + time.tv_usec / 1e3; }

int main(int argc, char **argv) {
  struct timespec start, end;
  struct rusage usage;
  int status;
  if (argc < 2) return 2;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child < 0) return 2;
  if (child == 0) {
    int null = open("/dev/null", O_WRONLY);
    dup2(null, STDOUT_FILENO);
    execvp(argv[1], argv + 1);
    _exit(127);
  }
  if (wait4(child, &status, 0, &usage) != child) return 2;
  clock_gettime(CLOCK_MONOTONIC, &end);
  double wall = (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6;
#ifdef __APPLE__
  long memory = usage.ru_maxrss / 1024;
#else
  long memory = usage.ru_maxrss;
#endif
  double processor = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
  printf("%.3f %.3f %ld\n", wall, processor, memory);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
