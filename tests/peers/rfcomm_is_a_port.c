/* Loaded into brltty by test_brltty_alva: its Bluetooth connection becomes the pseudo-terminal named in RFCOMM_PORT.
   Without a Bluetooth adapter its driver for Alva's BC6 series could not be reached at all. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#define RFCOMM 3

static int port = -1;

int socket(int domain, int type, int protocol) {
  int (*real)(int, int, int) = dlsym(RTLD_NEXT, "socket");

  if (domain != AF_BLUETOOTH || protocol != RFCOMM) return real(domain, type, protocol);
  return port = open(getenv("RFCOMM_PORT"), O_RDWR | O_NOCTTY);
}

int bind(int descriptor, const struct sockaddr *address, socklen_t length) {
  int (*real)(int, const struct sockaddr *, socklen_t) = dlsym(RTLD_NEXT, "bind");

  return descriptor == port ? 0 : real(descriptor, address, length);
}

int connect(int descriptor, const struct sockaddr *address, socklen_t length) {
  int (*real)(int, const struct sockaddr *, socklen_t) = dlsym(RTLD_NEXT, "connect");

  return descriptor == port ? 0 : real(descriptor, address, length);
}

ssize_t recv(int descriptor, void *data, size_t size, int flags) {
  ssize_t (*real)(int, void *, size_t, int) = dlsym(RTLD_NEXT, "recv");

  return descriptor == port ? read(descriptor, data, size) : real(descriptor, data, size, flags);
}

ssize_t send(int descriptor, const void *data, size_t size, int flags) {
  ssize_t (*real)(int, const void *, size_t, int) = dlsym(RTLD_NEXT, "send");

  return descriptor == port ? write(descriptor, data, size) : real(descriptor, data, size, flags);
}
