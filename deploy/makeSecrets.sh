#!/bin/sh
# Makes the secrets that compose.yaml reads, each once: what is there stays. Nobody but this account can enter their folder;
# the files themselves are readable, since the product runs under another account inside its container.
set -eu
folder="$(dirname "$0")/secrets"
mkdir -p "$folder"
chmod 700 "$folder"
umask 022
random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
keep() { [ -s "$folder/$1" ] || printf '%s' "$2" > "$folder/$1"; }
keep postgres_password "$(random)"
keep database_url "postgres://spotmarket:$(cat "$folder/postgres_password")@store:5432/spotmarket"
keep metrics_token "$(random)"
echo "Secrets are in $folder."
