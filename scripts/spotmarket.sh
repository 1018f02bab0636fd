#!/bin/sh
# The command line where the product is installed already: `spotmarket doctor`. File names are meant from where one stands.
export START_FOLDER="${START_FOLDER:-$PWD}"
cd "${SPOTMARKET_HOME:-/app}" || exit 1
exec node src/app/server/commands/commandLine.ts "$@"
