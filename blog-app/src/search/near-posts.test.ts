import { aPost } from 'data-client/testing';
import { matchingPosts } from '../blog-page/matching-posts';
import { nearPosts, wordIndexOf } from './near-posts';

const posts = [
  aPost({ slug: 'excerpt', title: 'On patience', excerpt: 'Why the corridor knows more than the room.' }),
  aPost({ slug: 'title', title: 'The corridor', excerpt: 'Short.' }),
  aPost({ slug: 'other', title: 'Numbers', excerpt: 'Plain.' }),
];

const near = async (search: string) => nearPosts(await wordIndexOf(posts), search);
const slugs = async (search: string) => (await near(search)).map(({ post }) => post.slug);

test('decision 30 near misses in titles come before those in excerpts', async () => {
  expect(await slugs('coridor')).toEqual(['title', 'excerpt']);
});

test('decision 30 every word that was typed has to be there', async () => {
  expect(await slugs('coridor patience')).toEqual(['excerpt']);
  expect(await slugs('coridor zebra')).toEqual([]);
});

test('decision 30 nothing is near to nothing', async () => {
  expect(await slugs('')).toEqual([]);
  expect(await slugs('...')).toEqual([]);
});

test('decision 30 the word that was meant is marked', async () => {
  const [, found] = await near('coridor');
  expect(found?.passage.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['corridor']);
  expect(found?.passage.map(({ text }) => text).join('')).toBe('Why the corridor knows more than the room.');
});

const vocabulary = `quiet leader courage meeting answer calendar promise question strategy harbour listen silence
  patience decision honest feedback change habit morning purpose clarity`.split(/\s+/);

const manyPosts = Array.from({ length: 1000 }, (_, index) => {
  const words = (count: number) =>
    Array.from({ length: count }, (__, at) => vocabulary[(index * 7 + at * 11) % vocabulary.length]).join(' ');
  return aPost({ id: `${index}`, slug: `post-${index}`, title: words(6), excerpt: words(30) });
});

const frameMs = 16;

test('decision 30 looking up the words of 5,000 posts leaves room for a letter between its pieces', async () => {
  const many = Array.from({ length: 5 }, () => manyPosts).flat();
  // On a clock of work, not of the machine: whoever looks at it has done one post.
  let clock = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (clock += 1));
  const pauses: number[] = [0];
  const pause = jest.spyOn(globalThis, 'setTimeout').mockImplementation((act) => {
    pauses.push(clock);
    queueMicrotask(act as () => void);
    return 0 as never;
  });
  await wordIndexOf(many);
  pause.mockRestore();
  jest.mocked(performance.now).mockRestore();
  const pieces = [...pauses.slice(1), clock].map((end, index) => end - pauses[index]!);
  expect(pieces.length).toBeGreaterThan(100);
  expect(Math.max(...pieces)).toBeLessThan(frameMs);
});

/** The quickest of several tries: what the work takes when the machine does nothing else. */
function quickest(work: () => unknown): number {
  const tries = Array.from({ length: 7 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
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
          return matches.length === 0 ? nearPosts(index, search) : matches;
        }),
      }))
      .filter(({ ms }) => ms > frameMs);
    expect(slow).toEqual([]);
  },
);
