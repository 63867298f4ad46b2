# Included before llama.cpp's own project: leaves out its "common" library (chat templates, argument parser,
# downloads), which nothing here calls and which is more than half of the time to compile.
set(LLAMA_BUILD_COMMON OFF CACHE BOOL "not needed" FORCE)
