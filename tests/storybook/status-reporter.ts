import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { resultFolders } from '../browser/built-storybook';

type StoryResult = { failure: string | null; violations: number };

/** Results of earlier runs, for the stories this run leaves out. */
function earlierResults(folder: string): Record<string, StoryResult> {
  const file = path.join(folder, 'test-results.json');
  if (!process.env.STORIES || !existsSync(file)) return {};
  return (JSON.parse(readFileSync(file, 'utf8')) as { stories: Record<string, StoryResult> }).stories;
}

/** Writes the data of the Storybook's status page: one result per story. */
export default class StatusReporter implements Reporter {
  private readonly stories: Record<string, StoryResult> = {};

  onTestEnd(_: TestCase, { annotations }: TestResult): void {
    const { description } = annotations.find(({ type }) => type === 'story') ?? {};
    if (description) Object.assign(this.stories, JSON.parse(description));
  }

  onEnd(): void {
    for (const folder of resultFolders) {
      const report = { testedAt: new Date().toISOString(), stories: { ...earlierResults(folder), ...this.stories } };
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'test-results.json'), JSON.stringify(report));
    }
  }
}
