// What CMake would have written for a static library.
#pragma once
#define JXL_EXPORT
#define JXL_NO_EXPORT
#define JXL_DEPRECATED
