"""Which kernel tests can be collected."""

from rekindle.kernel import agenda

# The toy game inherits from the kernel's classes. An interpreted class cannot inherit from a
# compiled one, so the toy is played with the interpreted kernel alone; the compiled kernel is
# tested through the games that are compiled with it.
collect_ignore_glob = [] if str(agenda.__file__).endswith(".py") else ["toy*"]
