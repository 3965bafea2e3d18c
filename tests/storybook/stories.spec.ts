import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { builtStories } from '../browser/built-storybook';

const root = path.resolve(import.meta.dirname, '../..');
const titles = builtStories(/./).map(({ title }) => title);

function foldersIn(parent: string): string[] {
  return readdirSync(path.join(root, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(parent, name));
}

const hasComponent = (folder: string) => readdirSync(path.join(root, folder)).some((file) => file.endsWith('.tsx'));
const components = ['shared-ui/src/components', 'shared-ui/src/patterns'].flatMap(foldersIn).filter(hasComponent);
const dashboardParts = readdirSync(path.join(root, 'shared-ui/src/dashboard')).filter((file) =>
  /^[a-z-]+\.tsx$/.test(file),
);

for (const folder of components)
  test(`X5 a designer finds ${folder} in the Storybook`, () => {
    expect(readdirSync(path.join(root, folder)).filter((file) => file.endsWith('.stories.tsx'))).not.toEqual([]);
  });

for (const file of dashboardParts)
  test(`X5 a designer finds the dashboard part ${file} in the Storybook`, () => {
    expect(readdirSync(path.join(root, 'shared-ui/src/dashboard'))).toContain(file.replace('.tsx', '.stories.tsx'));
  });

for (const part of ['Foundations', 'Components', 'Patterns', 'Dashboard', 'Public site', 'Booking', 'Blog', 'Admin'])
  test(`X5 the Storybook has a part called ${part}`, () => {
    expect(titles.filter((title) => title.startsWith(part))).not.toEqual([]);
  });
