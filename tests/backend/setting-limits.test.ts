import { owner } from './api';

const save = (key: string, value: unknown) =>
  owner()
    .from('site_settings_la2024')
    .upsert({ key, value: JSON.stringify(typeof value === 'string' ? value : JSON.stringify(value)) });

const logo = { name: 'Fernhill', picture: '/images/logo.svg', link: '' };
const chapter = { heading: 'The beginning', text: 'I began.' };

test.each([
  ['words_story_chapters', [chapter]],
  ['words_hero_eyebrow', ''],
  ['words_logos_entries', [logo]],
  ['words_video_address', 'https://youtu.be/abcDEF_-123'],
  ['words_video_address', 'https://files.example/intro.webm'],
])('WO1 the database accepts %s as %j', async (key, value) => {
  expect((await save(key, value)).error).toBeNull();
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
  ['words_logos_entries', [{ ...logo, link: 'javascript:alert(1)' }]],
  ['words_logos_entries', [{ ...logo, picture: '//elsewhere.example/x.svg' }]],
  ['words_video_address', 'http://files.example/intro.mp4'],
  ['words_video_address', 'https://video.example/watch?v=abcDEF_-123'],
  ['legal_notice', 'x'.repeat(4001)],
])('WO1 the database rejects %s as %j', async (key, value) => {
  const { error } = await save(key, value);
  expect(error).toMatchObject({ code: 'PT422', hint: key });
});
