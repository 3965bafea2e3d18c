import { aPost } from 'data-client/testing';
import { matchingPosts } from '../posts/matching-posts';
import { correctedWords, similarPosts, wordIndexOf } from './similar-posts';

const posts = [
  aPost({ slug: 'excerpt', title: 'On patience', excerpt: 'Why the corridor knows more than the room.' }),
  aPost({ slug: 'title', title: 'The corridor', excerpt: 'Short.' }),
  aPost({ slug: 'other', title: 'Numbers', excerpt: 'Plain.' }),
];

const near = async (search: string) => similarPosts(await wordIndexOf(posts), search);
const slugs = async (search: string) => (await near(search)).map(({ post }) => post.slug);

test('decision 30 matches in titles come before matches in excerpts', async () => {
  expect(await slugs('coridor')).toEqual(['title', 'excerpt']);
});

test('decision 30 every typed word must match', async () => {
  expect(await slugs('coridor patience')).toEqual(['excerpt']);
  expect(await slugs('coridor zebra')).toEqual([]);
});

test('decision 30 an empty search has no results', async () => {
  expect(await slugs('')).toEqual([]);
  expect(await slugs('...')).toEqual([]);
});

test('decision 30 the corrected word is highlighted', async () => {
  const [, found] = await near('coridor');
  expect(found?.passage.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['corridor']);
  expect(found?.passage.map(({ text }) => text).join('')).toBe('Why the corridor knows more than the room.');
});

const vocabulary = `quiet leader courage meeting answer calendar promise question strategy harbor listen silence
  patience decision honest feedback change habit morning purpose clarity`.split(/\s+/);

const manyPosts = Array.from({ length: 1000 }, (_, index) => {
  const words = (count: number) =>
    Array.from({ length: count }, (__, at) => vocabulary[(index * 7 + at * 11) % vocabulary.length]).join(' ');
  return aPost({ id: `${index}`, slug: `post-${index}`, title: words(6), excerpt: words(30) });
});

const frameMs = 16;

test('decision 30 indexing 5,000 posts yields to the event loop within a frame', async () => {
  const many = Array.from({ length: 5 }, () => manyPosts).flat();
  // A fake clock that advances by one per post, independent of the machine's speed.
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += 1));
  const pauses: number[] = [0];
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((act) => {
    pauses.push(clock);
    queueMicrotask(act as () => void);
    return 0 as never;
  });
  await wordIndexOf(many);
  const pieces = [...pauses.slice(1), clock].map((end, index) => end - pauses[index]!);
  expect(pieces.length).toBeGreaterThan(100);
  expect(Math.max(...pieces)).toBeLessThan(frameMs);
});

/** Returns this process's time for the shortest of several runs, in milliseconds: other programs may keep the machine busy. */
function quickest(work: () => unknown): number {
  const tries = Array.from({ length: 7 }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...tries);
}

test.each(['patience', 'patiense', 'quiet leadr', 'zzzzzzzz'])(
  'decision 30 each keystroke of "%s" among 1,000 posts takes less than a frame',
  async (typed) => {
    const index = await wordIndexOf(manyPosts);
    const keystrokes = [...typed].map((_, index) => typed.slice(0, index + 1));
    const slow = keystrokes
      .map((search) => ({
        search,
        ms: quickest(() => {
          const matches = matchingPosts(manyPosts, { search, category: 'all', sort: 'newest' });
          return matches.length === 0 ? similarPosts(index, search) : matches;
        }),
      }))
      .filter(({ ms }) => ms > frameMs);
    expect(slow).toEqual([]);
  },
);

test.each([
  ['coridor', 'corridor'],
  ['Coridor Patience', 'corridor patience'],
  ['corri', 'corri'],
])('decision 30 corrects "%s" to "%s"', async (typed, corrected) => {
  const [first] = await near(typed);
  expect(correctedWords(typed, first!)).toBe(corrected);
});
