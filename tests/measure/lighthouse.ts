// `npm run lighthouse`: Lighthouse scores of the production build for accessibility, best practices and SEO. Fails
// below 100 and lists the audits. `npm run measure` measures speed, compared with one bundle.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { readArguments } from '../../config/read-arguments.mjs';
import { runFirst } from '../../config/run-command.mjs';
import { startStack } from '../../local-stack/harness.ts';
import { browserArgs, findBrowser } from '../browser/launch.mjs';

readArguments('npm run lighthouse', {});
runFirst('build');

const article = 'blog/the-meeting-after-the-meeting';
const pages = ['', '#/blog', `#/${article}`];
/** The static pages of the same routes, if they have been published (`npm run publish:pages`). */
const writtenPages = ['blog/', `${article}/`];
const categories = ['accessibility', 'best-practices', 'seo'];

const stack = await startStack();
const { executablePath, env } = await findBrowser();
const chrome = await launch({
  chromePath: executablePath,
  chromeFlags: ['--headless=new', ...browserArgs],
  envVars: { ...process.env, ...env },
});
try {
  const { site } = stack.addresses;
  for (const page of pages) await judge(`${site}/${page}`);
  for (const page of writtenPages) if ((await fetch(`${site}/${page}`)).ok) await judge(`${site}/${page}`);
} finally {
  chrome.kill();
  await stack.stop();
}

async function judge(address: string) {
  const result = await lighthouse(address, { port: chrome.port, onlyCategories: categories, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse says nothing about ${address}.`);
  const { categories: judged, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const scores = Object.values(judged).map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`);
  console.log(`${new URL(address).pathname}${new URL(address).hash}  ${scores.join('  ')}`);
  for (const { auditRefs } of Object.values(judged)) {
    for (const { id, weight } of auditRefs) {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) continue;
      process.exitCode = 1;
      console.log(`  ${audit.title}: ${audit.displayValue ?? audit.explanation ?? ''}`);
      for (const item of itemsOf(audit)) console.log(`    ${item}`);
    }
  }
}

/** Returns one line for each problem that an audit found. */
function itemsOf({ details }: { details?: { items?: unknown } | Record<string, unknown> }) {
  const items = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
  return items.map((item) => JSON.stringify(item).slice(0, 300));
}
