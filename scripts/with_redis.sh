#!/usr/bin/env bash
# Runs a command with REDIS_URL naming a Redis of its own, which keeps nothing
# and ends with the command.
set -euo pipefail

port=$(( 20000 + RANDOM % 20000 ))
redis-server --bind 127.0.0.1 --port "$port" --save '' --appendonly no --loglevel warning >/dev/null &
redis=$!
trap 'kill "$redis" 2>/dev/null || true' EXIT
until redis-cli -p "$port" ping >/dev/null 2>&1; do
  kill -0 "$redis"
  sleep 0.1
done

REDIS_URL="redis://127.0.0.1:$port/0" "$@"
