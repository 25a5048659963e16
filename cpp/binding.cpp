// The thin Python face of the counting core.
#include <nanobind/nanobind.h>

NB_MODULE(_core, m) { m.doc() = "Exact counting of deals."; }
