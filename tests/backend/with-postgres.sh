#!/usr/bin/env bash
# Runs the tests of this folder on PostgreSQL servers, one per worker, which are deleted afterward:
#   npm run test:postgres [-- -t <name>]
# Needs PostgreSQL with plpgsql_check (Debian: apt-get install postgresql postgresql-15-plpgsql-check), or its folder of
# programs in PG_BIN.
set -euo pipefail

usage="Usage: npm run test:postgres -- [-t <name>]"
case "$# ${1:-}" in
  "0 " | "2 -t") ;;
  "1 --help") echo "$usage"; exit ;;
  *) printf 'Unexpected arguments: %s\n%s\n' "$*" "$usage" >&2; exit 1 ;;
esac
root=$(cd "$(dirname "$0")/../.." && pwd)
bin=${PG_BIN:-$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)}
[ -n "$bin" ] || bin=$(dirname "$(command -v initdb || true)")
[ -x "$bin/initdb" ] || { echo "No PostgreSQL found: install it (Debian: apt-get install postgresql), or name the folder of its programs in PG_BIN." >&2; exit 1; }
data=$(mktemp -d)

# PostgreSQL refuses to run as root.
as_person() {
  if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}
[ "$(id -u)" = 0 ] && chown postgres "$data"

servers=()
end() {
  for server in "${servers[@]}"; do as_person "$bin/pg_ctl" -D "$server" -m immediate stop >/dev/null 2>&1 || true; done
  rm -rf "$data"
}
trap end EXIT

# On one server, migrations of two databases would change the shared roles at the same time.
workers=$(node -p 'Math.min(4, os.availableParallelism())')
urls=()
cd "$data"
as_person "$bin/initdb" -D first -U postgres -A trust -E UTF8 --no-sync >/dev/null
for ((worker = 1; worker <= workers; worker++)); do
  port=$(node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')
  server=$data/server$worker
  cp -a first "$server"
  as_person "$bin/pg_ctl" -D "$server" -w -l "$server.log" -o "-p $port -k $data -c listen_addresses=127.0.0.1 -c fsync=off" start >/dev/null
  servers+=("$server")
  urls+=("postgres://postgres@127.0.0.1:$port/postgres")
done

cd "$root"
echo "On $workers servers of $("$bin/postgres" --version)"
DATABASE_URL=${urls[0]} TEST_DATABASES="${urls[*]}" node --import ./config/typescript.mjs tests/run.ts backend --maxWorkers "$workers" "$@"
