#!/usr/bin/env bash
# Runs the tests of this folder on a real PostgreSQL, started for them alone and gone afterwards:
#   npm run test:postgres [-- -t <name>]
# Wants PostgreSQL with plpgsql_check (Debian: apt-get install postgresql postgresql-15-plpgsql-check), or PG_BIN naming the
# folder of its programs.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
bin=${PG_BIN:-$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)}
[ -n "$bin" ] || bin=$(dirname "$(command -v initdb || true)")
[ -x "$bin/initdb" ] || { echo "No PostgreSQL found: install it (Debian: apt-get install postgresql), or name the folder of its programs in PG_BIN." >&2; exit 1; }
port=${PG_PORT:-$(node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')}
data=$(mktemp -d)

# PostgreSQL refuses to run as root.
as_person() {
  if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi
}
[ "$(id -u)" = 0 ] && chown postgres "$data"

end() {
  as_person "$bin/pg_ctl" -D "$data/cluster" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$data"
}
trap end EXIT

cd "$data"
as_person "$bin/initdb" -D cluster -U postgres -A trust -E UTF8 --no-sync >/dev/null
as_person "$bin/pg_ctl" -D cluster -w -l server.log -o "-p $port -k $data -c listen_addresses=127.0.0.1 -c fsync=off" start >/dev/null

cd "$root"
# One worker: the files share the rows of one database.
echo "On $("$bin/postgres" --version)"
DATABASE_URL="postgres://postgres@127.0.0.1:$port/postgres" node tests/run.mjs backend --maxWorkers 1 "$@"
