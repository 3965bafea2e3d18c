import { filesOf, isTestOrStory } from './sources';

// Hosted projects send a function's HTML as plain text, so people would see its source: pages belong to the site.
test('no function answers with a page', () => {
  const files = filesOf('supabase/functions').filter((file) => !isTestOrStory(file));
  expect(files.filter(({ path }) => path.endsWith('/index.ts')).length).toBeGreaterThanOrEqual(6);
  const pages = files.filter(({ text }) => /text\/html|application\/xhtml/i.test(text));
  expect(pages.map(({ path }) => path)).toEqual([]);
});
