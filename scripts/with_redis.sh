#!/usr/bin/env bash
# Runs a command with REDIS_URL naming a Redis of its own, which keeps nothing
# and ends with the command.
set -euo pipefail

folder=$(mktemp -d)
redis=
stop() {
  [ -z "$redis" ] || kill "$redis" 2>/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT

# The port is below those of outgoing connections. Its own socket answers once it has the port.
start() {
  port=$(( 20000 + RANDOM % 12000 ))
  redis-server --bind 127.0.0.1 --port "$port" --unixsocket "$folder/socket" \
    --save '' --appendonly no --loglevel warning >/dev/null &
  redis=$!
  until redis-cli -s "$folder/socket" ping >/dev/null 2>&1; do
    kill -0 "$redis" 2>/dev/null || return 1
    sleep 0.1
  done
}
start || start || start

REDIS_URL="redis://127.0.0.1:$port/0" "$@"
