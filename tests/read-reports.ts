import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '../config/files.mjs';

type JestFile = {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};
type PlaywrightSpec = {
  title: string;
  ok: boolean;
  file: string;
  tests: { results: { errors: { message?: string }[] }[] }[];
};
type PlaywrightGroup = {
  title: string;
  suites?: PlaywrightGroup[];
  specs?: PlaywrightSpec[];
};

/** The first lines of an error, indented, without blank lines and colors. */
function excerpt(error = ''): string {
  const lines = stripVTControlCharacters(error).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
    .map((line) => `\n    ${line}`)
    .join('');
}

/** The failed tests of a jest report: file, name and the beginning of the error. */
export function failedInJest(files: JestFile[]): string[] {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(projectRoot, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${file}: did not run${excerpt(message)}`];
    return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}${excerpt(failureMessages[0])}`);
  });
}

/** The failed tests of a Playwright report: file, title and the beginning of the error. */
export function failedInPlaywright(groups: PlaywrightGroup[]): string[] {
  return groups.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
        return `${file}: ${title}${excerpt(error?.message)}`;
      }),
    ...failedInPlaywright(inner),
  ]);
}

/** Reads and removes a runner's report; null if it wrote none. */
export function readReport(file: string) {
  if (!fs.existsSync(file)) return null;
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  fs.rmSync(file);
  return report;
}
