import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { definitionOf, settingKeys, type SettingKey } from 'domain/settings/registry';
import { projectRoot } from '../../config/files.mjs';
import { remoteNames } from '../../config/remotes.mjs';

const places = [
  // Its color names are the settings that `ownerPalette` reads.
  'shared-ui/src/tokens',
  'shell/src',
  ...remoteNames.map((name) => `${name}/src`),
  'publishing',
  'data-client/src/owner',
  'supabase/functions',
  'supabase/schemas',
];
// The settings' own schema lists every public key.
const isSource = (name: string) => /\.(ts|tsx|mjs|sql)$/.test(name) && !/\.(test|stories)\.|settings\.sql/.test(name);

const sources = places
  .flatMap((place) =>
    readdirSync(path.join(projectRoot, place), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(place, name),
    ),
  )
  .filter((name) => isSource(name) && !name.includes('node_modules') && !/admin-app.src.(settings|fonts)/.test(name))
  .concat('domain/src/settings/book-label.ts')
  .map((name) => readFileSync(path.join(projectRoot, name), 'utf8'));

const words = new Set(sources.join('\n').match(/\b[a-z]+(?:_[a-z]+)+\b|\bcompression\b|\bminification\b/g));

/** A section reads its words by their short names. */
function isSaid(key: SettingKey): boolean {
  const [, section, name] = key.split('_');
  const isRead = new RegExp(`\\b${name}\\b`);
  return sources.some((source) => source.includes(`${section}Words`) && isRead.test(source));
}

test('E1 every setting with a field has an effect somewhere', () => {
  const silent = settingKeys.filter((key) => {
    const { effect, aliasOf, group } = definitionOf(key);
    if (group === 'words') return !words.has(key) && !isSaid(key);
    return !effect && !aliasOf && !words.has(key);
  });
  expect(silent).toEqual([]);
});
