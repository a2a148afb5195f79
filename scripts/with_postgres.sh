#!/usr/bin/env bash
# Runs a command with DATABASE_URL naming a PostgreSQL of its own, which is
# started for it in a temporary folder and thrown away afterwards.
set -euo pipefail

bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
[ -n "$bin" ] || bin=$(dirname "$(command -v pg_ctl)")
folder=$(mktemp -d)

# PostgreSQL refuses to run as root.
as() { if [ "$(id -u)" = 0 ]; then setpriv --reuid=nobody --regid=nogroup --clear-groups "$@"; else "$@"; fi; }
[ "$(id -u)" = 0 ] && chown nobody "$folder"

stop() {
  as "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$folder"
}
trap stop EXIT

(cd "$folder" && as "$bin/initdb" -D "$folder/data" -U vesta --auth=trust -E UTF8 --locale=C.UTF-8 >/dev/null)
# The port is below those of outgoing connections.
start() {
  port=$(( 20000 + RANDOM % 12000 ))
  (cd "$folder" && as "$bin/pg_ctl" -D "$folder/data" -l "$folder/log" -w \
    -o "-p $port -k $folder -c listen_addresses=127.0.0.1 -c fsync=off" start >/dev/null)
}
start || start || start
as "$bin/createdb" -h 127.0.0.1 -p "$port" -U vesta vesta

DATABASE_URL="postgres://vesta@127.0.0.1:$port/vesta" "$@"
