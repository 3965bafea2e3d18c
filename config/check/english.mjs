// `npm run check -- English`: keeps the worst phrases out of tracked text files, and long subjects out of the history.
// Usage: node config/check/english.mjs [repository] [first commit whose successors are checked]
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url));
const base = process.argv[3] ?? 'e99ec80e0ec501fc747a080c159a83b35bfbd49e';

/**
 * Each phrase has a better alternative in every context.
 *
 * @type {[phrase: RegExp, better: string][]}
 */
const phrases = [
  [/\b(?:is|are) told\b/i, 'shows, reports'],
  [/\bwhoever\b/i, 'name the person'],
  [/\banew\b/i, 'again'],
  [/\bthe own\b/i, 'their own, the visitor’s own'],
  [/\bthat (?:is|are) none\b/i, 'invalid, unknown'],
  [/\bwhat is named\b/i, 'a noun'],
  [/\bstands? (?:below|beside|there)\b/i, 'is below, is next to'],
  [/\bin vain\b/i, 'until the timeout'],
  [/\bwhat speaks against\b/i, 'reasons not to'],
  [/\b(?:it|they) (?:is|are) drawn\b/i, 'rendered'],
  [/\b(?:is|are|was|were|be|been|has|have|had|a) cancell(?:ed|ing)\b/i, 'canceled'],
  [/\bissue \d+\b/i, 'what the test holds'],
  // Only in comments: articles have doors.
  [/^\s*(?:\/\/|\/?\*+|--) .*\bthe door\b/i, 'the remote loader'],
  [/surroundings/i, 'container, environment'],
  [/\bfor ever\b/i, 'forever'],
  [/\/\*\* (?:What|Who|Whom) /, 'a noun or a verb'],
];

const longestSubject = 72;
const text = /\.(?:tsx?|[cm]?js|md|sql|html|sh|ya?ml)$/;
/** Files that quote the phrases, and migrations, which nobody rewrites. */
const exempt = /^(?:config\/check\/english\.mjs|tests\/architecture\/english\.test\.ts|supabase\/migrations\/.*)$/;

/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: repository, encoding: 'utf8', maxBuffer: 1 << 26 });

function findingsInFiles() {
  const files = git('ls-files', '-z').split('\0');
  return files
    .filter((file) => text.test(file) && !exempt.test(file))
    .filter((file) => existsSync(path.join(repository, file)))
    .flatMap((file) =>
      readFileSync(path.join(repository, file), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          phrases
            .filter(([phrase]) => phrase.test(line))
            .map(([phrase, better]) => `${file}:${index + 1} "${phrase.exec(line)?.[0]}" (${better})`),
        ),
    );
}

function longSubjects() {
  try {
    git('cat-file', '-e', `${base}^{commit}`);
  } catch {
    // A shallow clone does not have the base commit.
    return [];
  }
  return git('log', '--no-merges', '--format=%h %s', `${base}..HEAD`)
    .split('\n')
    .filter((line) => line.length - line.indexOf(' ') - 1 > longestSubject)
    .map((line) => `commit ${line}: the subject has more than ${longestSubject} characters`);
}

const findings = [...findingsInFiles(), ...longSubjects()];
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exitCode = 1;
