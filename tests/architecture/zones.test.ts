import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../config/files.mjs';
import { remoteNames } from '../../config/remotes.mjs';
import { isTestOrStory } from './sources';

const places = [
  ...['domain', 'shared-ui', 'data-client', 'shell', ...remoteNames].map((name) => `${name}/src`),
  ...['publishing', 'local-stack', 'supabase/functions', 'supabase/schemas'],
];

/** The default zone, how a booking stores it, and the zones that were renamed. */
const allowed = {
  'domain/src/coach-zones.ts': ['America/New_York', 'EST'],
  'supabase/schemas/availability.sql': ['America/New_York'],
  'supabase/schemas/bookings.sql': ['EST'],
};

const zone =
  /\b(?:Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]\w+|\b(?:EST|EDT|ET)\b|Eastern Time/g;
const comments = /\/\*[\s\S]*?\*\/|(?:^|\s)(?:\/\/|--).*$|^comment on .*$/gm;

test('ZN2 code and SQL name no time zone but the default', () => {
  const files = places
    .flatMap((place) =>
      readdirSync(path.join(projectRoot, place), { recursive: true, encoding: 'utf8' }).map(
        (name) => `${place}/${name}`,
      ),
    )
    .filter((file) => /\.(tsx?|mjs|sql)$/.test(file) && !/node_modules|\.generated\.|windows-zones/.test(file))
    .filter((file) => !isTestOrStory({ path: file }));
  const named = files.map((file) => {
    const code = readFileSync(path.join(projectRoot, file), 'utf8').replace(comments, '');
    return [file, [...new Set(code.match(zone))].toSorted()] as const;
  });
  expect(Object.fromEntries(named.filter(([, zones]) => zones.length > 0))).toEqual(allowed);
});
