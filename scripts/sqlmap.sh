#!/bin/sh
# Lets sqlmap try every operation of the API, on PostgreSQL and on the embedded store: scripts/sqlmap.sh [--minutes 20] [--engine postgres|embedded].
# Ends with 1 on a finding. sqlmap comes from the distribution (apt-get install sqlmap); it talks to a product of its own on loopback alone.
set -eu
cd "$(dirname "$0")/.."
if ! command -v sqlmap >/dev/null; then
  echo "sqlmap is not installed. On Debian: apt-get install sqlmap." >&2
  exit 2
fi
PATH="$PWD/scripts/node/node_modules/node/bin:$PATH" exec node tests/fuzz/sqlmap.ts "$@"
