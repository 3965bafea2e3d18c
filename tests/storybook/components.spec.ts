import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { builtStories } from '../browser/built-storybook';

const storybook = path.resolve(import.meta.dirname, '../../storybook');
const stories = builtStories(/./).filter(({ title }) => /^(?:Components|Patterns|Dashboard)\//.test(title));
const parts = [...new Set(stories.map(({ title }) => title))];
const storiesOf = (part: string) => stories.filter(({ title }) => title === part);
const pageOf = (part: string) => path.join(storybook, storiesOf(part)[0]?.importPath ?? '');

/** Source files of a component, which has its own folder; the dashboard's parts share one. */
function filesOf(part: string): string[] {
  const page = pageOf(part);
  const name = path.basename(page, '.stories.tsx');
  return readdirSync(path.dirname(page))
    .filter((file) => !/\.(?:stories|test)\./.test(file))
    .filter((file) => !part.startsWith('Dashboard/') || file.startsWith(name))
    .map((file) => path.join(path.dirname(page), file));
}

const isInteractive = /\bon(?:Click|Change|Close|Select|PageChange|KeyDown)\b|styled\.(?:a|button|input|dialog)\b/;
const isPressed = (part: string) => filesOf(part).some((file) => isInteractive.test(readFileSync(file, 'utf8')));

/** Stories every part needs, except those whose parts have no text that could grow or be mirrored. */
const everyPart: Record<string, RegExp> = {
  'Long Text': /\/(?:Icon|Dashboard icon|Skeleton|Stars|Honeypot field|onDemand)$/,
  'Right To Left': /\/(?:Honeypot field|onDemand)$/,
};

/** Stories of parts that can be pressed, except parts composed of buttons and links, which show their states on their own page. */
const pressableParts: Record<string, RegExp> = {
  'By Keyboard': /^$/,
  'Every State': /\/(?:Confirm|Dialog|Layout|Notifications|Pagination|QueryView|Honeypot field)$/,
};

/** States set by props. */
const extraStates: Record<string, string[]> = {
  'Components/Button': ['Disabled', 'Busy'],
  'Components/Choice': ['Disabled'],
  'Components/Field': ['Disabled', 'Invalid', 'Read Only', 'Required'],
  'Components/Image': ['Missing', 'Broken'],
  'Patterns/onDemand': ['Ready', 'Pending', 'Failed'],
  'Patterns/QueryView': ['Ready', 'Pending', 'Failed', 'Trying Again', 'Empty', 'Stale After A Failure'],
  'Dashboard/Pagination': ['First', 'Last', 'One Page', 'Empty'],
  'Dashboard/PasswordInput': ['Disabled', 'Invalid'],
  'Dashboard/Table': ['Busy', 'Empty'],
};

for (const part of parts)
  test(`X5 a designer sees ${part} in all its states`, () => {
    const states = { ...everyPart, ...(isPressed(part) ? pressableParts : {}) };
    const expected = Object.keys(states).filter((state) => !states[state]?.test(part));
    const shown = storiesOf(part).map(({ name }) => name);
    expect([...expected, ...(extraStates[part] ?? [])].filter((state) => !shown.includes(state))).toEqual([]);
  });

for (const { title, tags } of stories.filter(({ name }) => name === 'By Keyboard'))
  test(`X5 a keyboard walks through ${title}`, () => {
    expect(tags).toContain('play-fn');
  });

for (const part of parts)
  test(`X5 ${part} says when to use it, when not, and how it is accessible`, () => {
    const words = readFileSync(pageOf(part), 'utf8');
    for (const chapter of ['**Use it**', '**Do not use it**', '**Accessibility:**']) expect(words).toContain(chapter);
  });
