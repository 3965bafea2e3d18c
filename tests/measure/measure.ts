// `npm run measure`: compares the composed page with the same sources as one ordinary bundle, loaded in turn.
// `npm run measure -- visits`: memory of long visits.
// `npm run measure -- deployments`: downloads of returning visitors after a deployment.
// `npm run measure -- typing`: the cost of each letter typed into the blog's search, with 1,000 and 5,000 posts.
// `npm run measure -- builds`: the time of builds, cold, warm and after a change of one line.
import { readArguments } from '../../config/read-arguments.mjs';
import { measureBuilds } from './builds.ts';
import { measureDeployments } from './deployments.ts';
import { measureVisits } from './long-visits.ts';
import { loadPage } from './page-load.ts';
import { quantile } from './quantile.ts';
import { withServedBuilds } from './served-builds.ts';
import { measureTyping } from './typing.ts';
import type { Browser } from 'playwright-core';

const rounds = 5;

const pages = [
  { name: 'home', address: '#/', firstView: 'h1' },
  { name: 'blog', address: '#/blog', firstView: 'input[type=search]' },
  { name: 'admin', address: '#/admin', firstView: 'input[type=password]' },
];

async function measurePages() {
  await withServedBuilds(async ({ browser, bundle, composed }) => {
    for (const page of pages) report(page.name, await measurePage(browser, [bundle, composed], page));
  });
}

async function measurePage(
  browser: Browser,
  origins: string[],
  { address, firstView }: { address: string; firstView: string },
) {
  const loads = [];
  for (const origin of origins) {
    const exact = await loadPage(browser, origin + address, { firstView });
    loads.push({ ...exact, paints: numbers(), again: numbers(), blocks: numbers() });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, origin] of origins.entries()) {
      const { paint, blocked } = await loadPage(browser, origin + address, { firstView, isSlow: true });
      const again = await loadPage(browser, origin + address, { firstView, isSlow: true, isReturning: true });
      loads[index]?.paints.push(paint);
      loads[index]?.blocks.push(blocked);
      loads[index]?.again.push(again.paint);
    }
  }
  return loads;
}

const numbers = (): number[] => [];

/** @param loads the bundle's and the composed page's */
function report(name: string, [bundle, composed]: Awaited<ReturnType<typeof measurePage>>) {
  if (!bundle || !composed) return;
  const kb = (bytes: number = 0) => bytes / 1024;
  type Measured = typeof bundle;
  const rows: [string, (load: Measured) => number][] = [
    ['KB javascript', ({ bytes }) => kb(bytes.javascript)],
    ['KB all', ({ bytes }) => kb(bytes.all)],
    ['requests', ({ requests }) => requests],
    ['waves to the first view', ({ waves }) => waves],
    ['MB in use', ({ heap }) => heap],
    ['largest paint on a slow phone, ms', ({ paints }) => quantile(paints, 0.25)],
    ['the same when the visitor comes again, ms', ({ again }) => quantile(again, 0.25)],
    ['scripts keep the slow phone from answering, ms', ({ blocks }) => quantile(blocks, 0.25)],
  ];
  console.log(`\n| ${name} | one bundle | composed | ratio |\n|---|---|---|---|`);
  for (const [what, read] of rows) {
    const [one, other] = [read(bundle), read(composed)];
    const ratio = one ? (other / one).toFixed(2) : '–';
    console.log(`| ${what} | ${round(one)} | ${round(other)} | ${ratio} |`);
  }
  for (const url of composed.twice) console.log(`loaded twice: ${url}`);
}

function round(value: number) {
  return Number(value.toFixed(value < 1000 ? 1 : 0));
}

const measurements: Record<string, () => Promise<void>> = {
  pages: measurePages,
  visits: measureVisits,
  deployments: () => withServedBuilds(measureDeployments),
  typing: measureTyping,
  builds: measureBuilds,
};
const [name = 'pages'] = readArguments('npm run measure -- [<measurement>]', {}, 1).positionals;
if (Object.hasOwn(measurements, name)) await measurements[name]?.();
else {
  console.error(`There is no measurement ${name}: choose from ${Object.keys(measurements).join(', ')}.`);
  process.exitCode = 1;
}
