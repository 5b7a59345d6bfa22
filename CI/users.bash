# How packages that use this one are built here; for scripts to source, at the top of the checkout.
#
# All are built in one folder, with the same options, so that the package is built once for all of them. The
# options reach it, too: it lies at a path.
export BINDING_LAWS_STRICT=1
users=(--quiet --scratch-path "$PWD/.build-users" -Xswiftc -warnings-as-errors)
