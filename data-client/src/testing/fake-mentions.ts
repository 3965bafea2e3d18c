import type { PassagePart, Post, PostMention } from 'data-client';

/** Implements `search_posts` for the posts of a fake backend. */
export function fakeMentions(posts: readonly Post[], words: string): PostMention[] {
  const phrase = words.trim().toLowerCase();
  const typed = phrase.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (phrase.length < 3 || typed.length === 0) return [];
  const beyondTheList = posts.filter(({ title, excerpt }) =>
    [title, excerpt].every((text) => !text.toLowerCase().includes(phrase)),
  );
  const literal = mentionsOf(beyondTheList, typed.map(beginsSo), false);
  return literal.length > 0 ? literal : mentionsOf(beyondTheList, typed.map(nearly), true);
}

const beginsSo = (word: string) => `\\b${word}\\w*`;

/**
 * Whether words differ by one replaced, added, missing or swapped letter. Short words must match at the start and the
 * end.
 */
function nearly(word: string): string {
  if (word.length < 4) return beginsSo(word);
  const isLong = word.length >= 6;
  const variants = [...word].flatMap((letter, index) => {
    const [before, after] = [word.slice(0, index), word.slice(index + 1)];
    const atStart = index === 0 && !isLong;
    return [
      ...(atStart ? [] : [`${before}\\w${after}`, before + after]),
      ...(after ? [`${before}${letter}\\w${after}`, `${before}${after[0]}${letter}${after.slice(1)}`] : []),
    ];
  });
  const all = isLong ? [`\\w${word}`, ...variants] : variants;
  return `\\b(?:${all.join('|')})${isLong ? '\\w*' : '\\b'}`;
}

function mentionsOf(posts: readonly Post[], patterns: string[], isNear: boolean): PostMention[] {
  return posts.flatMap((post) => {
    const body = post.content.replace(/[*_`#>]/g, '');
    const text = `${post.title} ${post.excerpt} ${body}`;
    if (!patterns.every((pattern) => new RegExp(pattern, 'i').test(text))) return [];
    return [{ slug: post.slug, passage: passageOf(body, patterns), isNear }];
  });
}

const reach = 90;

function passageOf(body: string, patterns: string[]): PassagePart[] {
  const found = new RegExp(`(${patterns.join('|')})`, 'i');
  const start = Math.max(0, body.search(found) - reach);
  return body
    .slice(start, start + 2 * reach)
    .split(found)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
