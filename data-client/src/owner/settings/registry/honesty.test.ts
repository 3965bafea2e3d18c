import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { settingKeys, settingsRegistry } from '.';
import type { SettingDefinition } from '../definition';

const root = path.join(__dirname, '../../../../..');
const places = [
  'shell/src',
  'public-site/src',
  'blog-app/src',
  'booking-widget/src',
  'admin-app/src',
  'config',
  'supabase/functions',
];
const isSource = (name: string) => /\.(ts|tsx|mjs)$/.test(name) && !/\.(test|stories)\./.test(name);

const sources = places
  .flatMap((place) =>
    readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' }).map((name) => path.join(place, name)),
  )
  .filter((name) => isSource(name) && !name.includes('node_modules') && !/admin-app.src.(settings|fonts)/.test(name))
  .map((name) => readFileSync(path.join(root, name), 'utf8'))
  .join('\n');

const words = new Set(sources.match(/\b[a-z]+(?:_[a-z]+)+\b|\bcompression\b|\bminification\b/g));

test('E1 whatever is neither a note nor managed by the host has an effect somewhere', () => {
  const silent = settingKeys.filter((key) => {
    const { isManagedByHost, isNote, aliasOf }: SettingDefinition = settingsRegistry[key];
    return !isManagedByHost && !isNote && !aliasOf && !words.has(key);
  });
  expect(silent).toEqual([]);
});
