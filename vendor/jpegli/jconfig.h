// What CMake would write for libjpeg-turbo's headers.
#define JPEG_LIB_VERSION 62
#define LIBJPEG_TURBO_VERSION 2.1.5.1
#define LIBJPEG_TURBO_VERSION_NUMBER 2001005
#define MEM_SRCDST_SUPPORTED 1
#define BITS_IN_JSAMPLE 8
