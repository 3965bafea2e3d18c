import { readdirSync } from 'node:fs';
import path from 'node:path';
import { builtStories } from './built-storybook';

const root = path.resolve(__dirname, '../..');
const titles = builtStories(/./).map(({ title }) => title);

function folders(place: string): string[] {
  return readdirSync(path.join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(place, name));
}

const hasComponent = (folder: string) => readdirSync(path.join(root, folder)).some((file) => file.endsWith('.tsx'));
const components = ['shared-ui/src/components', 'shared-ui/src/patterns'].flatMap(folders).filter(hasComponent);
const deskParts = readdirSync(path.join(root, 'shared-ui/src/desk')).filter((file) => /^[a-z-]+\.tsx$/.test(file));

test.each(components)('X5 a designer finds %s in the Storybook', (folder) => {
  expect(readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.stories.tsx'))).not.toEqual([]);
});

test.each(deskParts)('X5 a designer finds the desk part %s in the Storybook', (file) => {
  expect(readdirSync(path.join(root, 'shared-ui/src/desk'))).toContain(file.replace('.tsx', '.stories.tsx'));
});

test.each(['Foundations', 'Components', 'Patterns', 'Desk', 'Public site', 'Booking', 'Blog', 'Admin'])(
  'X5 the Storybook has a part called %s',
  (part) => {
    expect(titles.filter((title) => title.startsWith(part))).not.toEqual([]);
  },
);
