import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../config/files.mjs';

type JestFile = { name: string; status: string; assertionResults: { status: string; fullName: string }[] };
type PlaywrightGroup = {
  title: string;
  suites?: PlaywrightGroup[];
  specs?: { title: string; ok: boolean; file: string }[];
};

/** Names the failed tests of a jest report with their files. */
export function failedInJest(files: JestFile[]): string[] {
  return files.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    if (failed.length === 0 && status === 'failed') failed.push('did not run');
    return failed.map((test) => `${path.relative(projectRoot, name)}: ${test}`);
  });
}

/** Names the failed tests of a Playwright report with their files. */
export function failedInPlaywright(groups: PlaywrightGroup[]): string[] {
  return groups.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
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
