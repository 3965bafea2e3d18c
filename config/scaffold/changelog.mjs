// `npm run changelog`: writes CHANGELOG.md from the commits. What is wrong in it is wrong in a commit.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../webpack/places.mjs';

/** Which types of commits somebody outside the code notices, and how they are called. */
const chapters = { feat: 'New', fix: 'Mended', perf: 'Faster' };
const subjectPattern = /^(?<type>\w+)(?:\((?<scope>[^)]+)\))?(?<isBreaking>!)?: (?<words>.+)$/;

/** @typedef {{ day: string, type: string, scope: string, words: string, isBreaking: boolean, hash: string }} Change */

/** @returns {Change[]} the newest first */
function changes() {
  const log = execFileSync('git', ['log', '--no-merges', '--date=short', '--format=%h%x1f%ad%x1f%s%x1f%b%x1e'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return log.split('\x1e').flatMap((entry) => {
    const [hash = '', day = '', subject = '', body = ''] = entry.trim().split('\x1f');
    const { type, scope = 'project', isBreaking, words } = subjectPattern.exec(subject)?.groups ?? {};
    if (!type || !words) return [];
    return [{ day, type, scope, words, hash, isBreaking: Boolean(isBreaking) || body.includes('BREAKING CHANGE') }];
  });
}

/** @param {Change} change */
const line = ({ scope, words, hash, isBreaking }) =>
  `- ${isBreaking ? '**Breaking.** ' : ''}**${scope}**: ${words} (${hash})`;

/** @param {Change[]} ofTheDay */
const day = (ofTheDay) =>
  Object.entries(chapters)
    .map(([type, title]) => ({ title, lines: ofTheDay.filter((change) => change.type === type).map(line) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ title, lines }) => `### ${title}\n\n${lines.sort().join('\n')}\n`)
    .join('\n');

/** @type {Map<string, Change[]>} */
const days = new Map();
for (const change of changes()) days.set(change.day, [...(days.get(change.day) ?? []), change]);
const parts = [...days].map(([date, ofTheDay]) => ({ date, text: day(ofTheDay) })).filter(({ text }) => text);
writeFileSync(
  path.join(projectRoot, 'CHANGELOG.md'),
  `# Changelog\n\nWritten from the commits by \`npm run changelog\`.\n\n${parts.map(({ date, text }) => `## ${date}\n\n${text}`).join('\n')}`,
);
console.log(`CHANGELOG.md: ${parts.length} days`);
