import { builtJson } from '../built-json';

type Entry = { id: string; title: string; name: string; type: string; tags: string[] };

/** Result of `npm test -- storybook` for one story. */
type StoryResult = { failure: string | null; violations: number };
type TestResults = { testedAt: string; stories: Record<string, StoryResult> };

export type Standing = 'ready' | 'failing' | 'untested';

export type ComponentStatus = {
  title: string;
  stories: number;
  /** Number of stories with a play function. */
  played: number;
  states: string[];
  failures: number;
  violations: number;
  untested: number;
  standing: Standing;
};

/** Maps story names to the state they show. */
const stateNames: Record<string, RegExp> = {
  'hover, focus, active': /every state/i,
  disabled: /disabled/i,
  'invalid, failed': /invalid|failed|failure/i,
  busy: /busy|pending|loading|sending/i,
  empty: /empty|nothing|missing|none/i,
  'long text': /long|many/i,
  'right to left': /right to left/i,
  'by keyboard': /keyboard/i,
};

const isInteresting = ({ type, title }: Entry) => type === 'story' && !/^(?:Foundations|Tools)\//.test(title);

function statusOf(title: string, stories: Entry[], results: TestResults | null): ComponentStatus {
  const judged = stories.map(({ id }) => results?.stories[id]);
  const known = judged.filter((one) => one !== undefined);
  const failures = known.filter(({ failure }) => failure).length;
  const violations = known.reduce((sum, one) => sum + one.violations, 0);
  const untested = judged.length - known.length;
  return {
    title,
    stories: stories.length,
    played: stories.filter(({ tags }) => tags.includes('play-fn')).length,
    states: Object.keys(stateNames).filter((state) => stories.some(({ name }) => stateNames[state]?.test(name))),
    failures,
    violations,
    untested,
    standing: failures + violations > 0 ? 'failing' : untested > 0 ? 'untested' : 'ready',
  };
}

export type StatusReport = { testedAt: string | null; components: ComponentStatus[] };

/** Computes the status of every component from the stories and the last test run. */
export async function readStatus(): Promise<StatusReport> {
  const index = await builtJson<{ entries: Record<string, Entry> }>('index.json');
  const results = await builtJson<TestResults>('test-results.json');
  if (!index) throw new Error('Storybook has no index.json.');
  const byTitle = new Map<string, Entry[]>();
  for (const entry of Object.values(index.entries).filter(isInteresting))
    byTitle.set(entry.title, [...(byTitle.get(entry.title) ?? []), entry]);
  return {
    testedAt: results?.testedAt ?? null,
    components: [...byTitle].map(([title, stories]) => statusOf(title, stories, results)),
  };
}
