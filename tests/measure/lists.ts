// `npm run measure:lists`: compares the owner's lists with 100,000 rows and with 100, and checks their limits.
// `npm run measure:lists -- People` measures one list. There are about 300,000 people then: a booking, a message or a subscription each.
import { readArguments } from '../../config/read-arguments.mjs';
import { localOwner } from '../../local-stack/backend/local-keys.ts';
import { startStack, type HarnessStack } from '../../local-stack/harness.ts';
import { addRows, connectTo } from '../../local-stack/seed/fill.ts';
import { largeTables } from '../../local-stack/seed/large-rows.ts';
import { launchBrowser } from '../browser/launch.mjs';
import { measureList, type ListCost } from './one-list.ts';
import { quantile } from './quantile.ts';

const rounds = 5;
const sizes = [100, 100_000];

/** Maximum ratios of 100,000 rows to 100. */
const maxTimes = { firstRowsMs: 1.5, bytes: 1.3, heap: 1.3 };
/** Limits with 100,000 rows. */
const limits = { interactionMs: 100, domRows: 99, requests: 2 };

const allLists: { label: string; table: string; firstRowsTimes?: number }[] = [
  { label: 'Bookings', table: 'bookings_la2024' },
  { label: 'Contact Messages', table: 'contact_messages_la2024' },
  { label: 'Newsletter', table: 'newsletter_subscribers_la2024' },
  { label: 'Blog Posts', table: 'blog_posts_la2024' },
  { label: 'Testimonials', table: 'testimonials_la2024' },
  { label: 'People', table: 'people', firstRowsTimes: 1.15 },
];
const wanted = readArguments('npm run measure:lists -- [<list> …]', {}, Infinity).positionals;
const unknown = wanted.find((name) => !allLists.some(({ label }) => label === name));
if (unknown !== undefined) {
  console.error(`There is no list ${unknown}: choose from ${allLists.map(({ label }) => label).join(', ')}.`);
  process.exit(1);
}
const lists = allLists.filter(({ label }) => wanted.length === 0 || wanted.includes(label));

const browser = await launchBrowser();
const stacks: (HarnessStack & { totals: Map<string, number> })[] = [];
try {
  for (const size of sizes) {
    const stack = await startStack();
    stacks.push({ ...stack, totals: await fill(stack.dataDir, size) });
  }
  const problems = [];
  for (const list of lists) problems.push(...report(list, await measureInTurns(list)));
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  for (const { stop } of stacks) await stop();
}

/** Measures small and large lists in turn, so that other load on this machine affects both. */
async function measureInTurns(list: (typeof lists)[number]) {
  const costs: ListCost[][] = stacks.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { addresses, totals }] of stacks.entries()) {
      const total = totals.get(list.table) ?? 0;
      costs[index]?.push(
        await measureList(browser, { site: addresses.site, api: addresses.api, owner: localOwner, total, ...list }),
      );
    }
  }
  return costs.map(inAll);
}

/** Other programs can only add time, so the fastest round counts. */
function inAll(costs: ListCost[]) {
  const least = (what: 'firstRowsMs' | 'bytes' | 'heap' | 'requests') => Math.min(...costs.map((one) => one[what]));
  return {
    firstRowsMs: least('firstRowsMs'),
    bytes: least('bytes'),
    heap: least('heap'),
    requests: least('requests'),
    domRows: Math.max(...costs.map((one) => one.domRows)),
    interactionMs: Math.min(...costs.map(({ interactions }) => quantile(interactions, 0.95))),
    isTotalExact: costs.every((one) => one.isTotalExact),
  };
}

/** Prints the costs of a list, and returns a sentence for each limit that it exceeds. */
function report(
  { label, firstRowsTimes = maxTimes.firstRowsMs }: (typeof lists)[number],
  [small, large]: ReturnType<typeof inAll>[],
): string[] {
  if (!small || !large) return [];
  const times = Object.entries({ ...maxTimes, firstRowsMs: firstRowsTimes }).map(([what, limit]) => {
    const key = what as keyof typeof maxTimes;
    return { what, limit, small: small[key], large: large[key], value: large[key] / small[key] };
  });
  console.log(`\n${label}`);
  for (const one of times)
    console.log(
      `  ${one.what}: ${one.small.toFixed(0)} → ${one.large.toFixed(0)}, ${one.value.toFixed(2)} times (at most ${one.limit})`,
    );
  console.log(
    `  p95 of an interaction: ${small.interactionMs.toFixed(0)} → ${large.interactionMs.toFixed(0)} ms (at most ${limits.interactionMs})`,
  );
  console.log(
    `  rows in the page: ${large.domRows}; requests: ${large.requests}; total exact: ${large.isTotalExact ? 'yes' : 'no'}`,
  );
  return [
    ...times
      .filter(({ value, limit }) => value > limit)
      .map(({ what, value }) => `${label}: ${what} ${value.toFixed(2)} times`),
    ...Object.entries(limits)
      .filter(([what, limit]) => large[what as keyof typeof limits] > limit)
      .map(([what]) => `${label}: ${what} is ${large[what as keyof typeof limits]}`),
    ...(small.isTotalExact && large.isTotalExact ? [] : [`${label}: the total is wrong`]),
  ];
}

/**
 * Adds rows to each table, and returns how many each holds then.
 *
 * @param dataDir data folder of a running stack
 * @param rows to add to each table
 */
async function fill(dataDir: string, rows: number): Promise<Map<string, number>> {
  const sql = connectTo(dataDir);
  try {
    for (const table of largeTables) await addRows(sql, table, Math.min(rows, table.count));
    // The rows were added without the triggers that know people.
    await sql`select private.gather_people()`;
    await sql`vacuum analyze`;
    const counted = lists.map(async ({ table }) => {
      const [row] = await sql.unsafe(`select count(*)::integer as total from public.${table}`);
      return [table, row?.total ?? 0] as [string, number];
    });
    return new Map(await Promise.all(counted));
  } finally {
    await sql.end();
  }
}
