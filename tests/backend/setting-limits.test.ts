import type { SupabaseClient } from '@supabase/supabase-js';
import { owner, visitor } from './api';

let ownerClient: SupabaseClient;
beforeAll(async () => {
  ownerClient = await owner();
});

const save = (key: string, value: unknown) =>
  ownerClient
    .from('site_settings_la2024')
    .upsert({ key, value: JSON.stringify(typeof value === 'string' ? value : JSON.stringify(value)) });

const chapter = { heading: 'The beginning', text: 'I began.' };

test('WO1 visitors read the words that the owner saved', async () => {
  await save('words_story_chapters', [chapter]).throwOnError();
  await save('words_hero_eyebrow', '').throwOnError();
  const { data } = await visitor()
    .from('site_settings_la2024')
    .select('key,value')
    .in('key', ['words_story_chapters', 'words_hero_eyebrow'])
    .throwOnError();
  expect(data).toContainEqual({ key: 'words_story_chapters', value: JSON.stringify(JSON.stringify([chapter])) });
  expect(data).toContainEqual({ key: 'words_hero_eyebrow', value: '""' });
});

test.each([
  ['words_hero_heading', 'x'.repeat(101)],
  ['words_hero_heading', '  '],
  ['words_story_chapters', 'not json'],
  ['words_story_chapters', chapter],
  ['words_story_chapters', [chapter.text]],
  ['words_story_chapters', [{ ...chapter, heading: '' }]],
  ['words_story_chapters', [{ text: 'No heading' }]],
  ['words_story_chapters', [{ ...chapter, text: 'x'.repeat(1501) }]],
  ['words_story_chapters', [{ ...chapter, script: 'unknown field' }]],
  ['words_story_chapters', [{ ...chapter, text: { nested: true } }]],
  ['words_story_chapters', Array(13).fill(chapter)],
])('WO1 the database rejects %s as %j', async (key, value) => {
  const { error } = await save(key, value);
  expect(error).toMatchObject({ code: 'PT422', hint: key });
});
