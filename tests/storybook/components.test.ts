import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtStories } from './built-storybook';

const storybook = path.resolve(__dirname, '../../storybook');
const stories = builtStories(/./).filter(({ title }) => /^(?:Components|Patterns|Desk)\//.test(title));
const parts = [...new Set(stories.map(({ title }) => title))];
const storiesOf = (part: string) => stories.filter(({ title }) => title === part);
const pageOf = (part: string) => path.join(storybook, storiesOf(part)[0]?.importPath ?? '');

/** A component has a folder of its own; the desk's stand side by side. */
function filesOf(part: string): string[] {
  const page = pageOf(part);
  const name = path.basename(page, '.stories.tsx');
  return readdirSync(path.dirname(page))
    .filter((file) => !/\.(?:stories|test)\./.test(file))
    .filter((file) => !part.startsWith('Desk/') || file.startsWith(name))
    .map((file) => path.join(path.dirname(page), file));
}

const answersToSomebody =
  /\bon(?:Click|Change|Close|Select|Sort|PageChange|KeyDown)\b|styled\.(?:a|button|input|dialog)\b/;
const isPressed = (part: string) => filesOf(part).some((file) => answersToSomebody.test(readFileSync(file, 'utf8')));

/** What there is to be seen, and of whom not: they have no words that could grow or turn. */
const everybody: Record<string, RegExp> = {
  'Long Text': /\/(?:Icon|Skeleton|Stars|Trap field)$/,
  'Right To Left': /\/Trap field$/,
};

/** Buttons and links show what pointing and pressing does to them on their own page, not on those of what is made of them. */
const whoeverIsPressed: Record<string, RegExp> = {
  'By Keyboard': /^$/,
  'Every State': /\/(?:Confirm|Dialog|Layout|Notifications|Pagination|QueryView|Trap field)$/,
};

/** States that come from outside. */
const ownStates: Record<string, string[]> = {
  'Components/Button': ['Disabled', 'Busy'],
  'Components/Choice': ['Disabled', 'Invalid'],
  'Components/Field': ['Disabled', 'Invalid', 'Read Only', 'Required'],
  'Components/Image': ['Missing', 'Broken'],
  'Patterns/QueryView': ['Ready', 'Pending', 'Failed', 'Trying Again', 'Empty', 'Stale After A Failure'],
  'Desk/Pagination': ['First', 'Last', 'One Page', 'Nothing'],
  'Desk/PasswordInput': ['Disabled', 'Invalid'],
  'Desk/Table': ['Busy', 'Empty'],
};

test.each(parts)('X5 a designer sees %s in all its states', (part) => {
  const states = { ...everybody, ...(isPressed(part) ? whoeverIsPressed : {}) };
  const expected = Object.keys(states).filter((state) => !states[state]?.test(part));
  const shown = storiesOf(part).map(({ name }) => name);
  expect([...expected, ...(ownStates[part] ?? [])].filter((state) => !shown.includes(state))).toEqual([]);
});

test.each(stories.filter(({ name }) => name === 'By Keyboard'))('X5 a keyboard walks through $title', ({ tags }) => {
  expect(tags).toContain('play-fn');
});

test.each(parts)('X5 %s says when to use it, when not, and what it does for everybody', (part) => {
  const words = readFileSync(pageOf(part), 'utf8');
  for (const chapter of ['**Use it**', '**Do not use it**', '**For everybody:**']) expect(words).toContain(chapter);
});
