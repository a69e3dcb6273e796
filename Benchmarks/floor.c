// The least that a reader of YAML can cost: libyaml's events over every file of a folder, thrown away.
//     cc -O2 floor.c -lyaml -lpthread -o floor && ./floor FOLDER [THREADS]
#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

struct text {
  char *name;
  unsigned char *bytes;
  size_t size;
};

static struct text *texts;
static size_t count;
static atomic_size_t next;
static atomic_long events;

static void load(int folder, struct text *text) {
  struct stat status;
  int file = openat(folder, text->name, O_RDONLY);
  if (file < 0 || fstat(file, &status) != 0) exit(2);
  text->bytes = malloc(status.st_size + 1);
  ssize_t size = read(file, text->bytes, status.st_size);
  if (size < 0) exit(2);
  text->size = size;
  close(file);
}

static long parse(const struct text *text) {
  yaml_parser_t parser;
  yaml_event_t event;
  long number = 0;
  int isDone = 0;
  yaml_parser_initialize(&parser);
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&parser, text->bytes, text->size);
  while (!isDone) {
    if (!yaml_parser_parse(&parser, &event)) exit(3);
    isDone = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
    number++;
  }
  yaml_parser_delete(&parser);
  return number;
}

static void *work(void *unused) {
  size_t index;
  while ((index = atomic_fetch_add(&next, 1)) < count)
    atomic_fetch_add(&events, parse(&texts[index]));
  return unused;
}

int main(int argc, char **argv) {
  DIR *folder = argc > 1 ? opendir(argv[1]) : NULL;
  if (!folder) return 2;
  int threads = argc > 2 ? atoi(argv[2]) : 1;
  struct dirent *entry;
  while ((entry = readdir(folder))) {
    if (entry->d_name[0] == '.') continue;
    texts = realloc(texts, (count + 1) * sizeof *texts);
    texts[count++].name = strdup(entry->d_name);
  }
  for (size_t i = 0; i < count; i++) load(dirfd(folder), &texts[i]);
  pthread_t *others = calloc(threads, sizeof *others);
  for (int i = 1; i < threads; i++) pthread_create(&others[i], NULL, work, NULL);
  work(NULL);
  for (int i = 1; i < threads; i++) pthread_join(others[i], NULL);
  printf("%zu files, %ld events\n", count, (long)events);
  return 0;
}
