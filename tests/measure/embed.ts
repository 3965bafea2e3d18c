// `npm run measure:embed`: the size of the embed, and the time from the click to the first selectable slot, cold and
// warm, on a plain partner's page.
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';
import { projectRoot } from '../../config/files.mjs';
import { readArguments } from '../../config/read-arguments.mjs';
import { runFirst } from '../../config/run-command.mjs';
import { folderHandler } from '../folder-handler.ts';
import { listenOnFreePort } from '../listen-on-free-port.ts';
import { startStack } from '../../local-stack/harness.ts';
import { launchBrowser } from '../browser/launch.mjs';
import { quantile } from './quantile.ts';

readArguments('npm run measure:embed', {});
runFirst('build:all');

const folder = path.join(projectRoot, 'dist/origins/booking-widget');
const rounds = 7;

function weigh(file: string) {
  const content = fs.readFileSync(file);
  return {
    minified: content.length,
    gzip: zlib.gzipSync(content, { level: 9 }).length,
    brotli: zlib.brotliCompressSync(content).length,
  };
}

async function serve(answer: http.RequestListener) {
  const server = http.createServer(answer);
  return { server, origin: `http://localhost:${await listenOnFreePort(server)}` };
}

const embed = await serve(folderHandler(folder, { isShared: true, isCompressed: true }));
const html = `<!doctype html><html lang="en"><title>Partner</title><h1>Partner</h1>
<a href="/plain" data-coach-booking="leadership">Book</a><script type="module" src="${embed.origin}/v1/embed.js"></script></html>`;
const partner = await serve((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html' }).end(html);
});
const browser = await launchBrowser();
const stack = await startStack({ withSite: false });
/** The backend that the build names. */
const builtBackend = 'http://localhost:54321';

async function clickToTimes({ isWarm, isSlow }: { isWarm: boolean; isSlow: boolean }) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await context.route(`${builtBackend}/**`, (route) =>
    route.continue({ url: route.request().url().replace(builtBackend, stack.addresses.api) }),
  );
  if (isSlow) {
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.goto(partner.origin);
  await page.waitForFunction(() => 'CoachBooking' in window);
  if (isWarm) {
    await page.getByRole('link').hover();
    await page.waitForLoadState('networkidle');
  }
  // Measured in the page: from the click until the first free slot can be selected, with the steps before it completed
  // immediately.
  const waited = await page.evaluate(async () => {
    const started = performance.now();
    const reached = () => document.querySelector('coach-booking')?.shadowRoot;
    const until = async (find: () => Element | null | undefined) => {
      for (;;) {
        const found = find();
        if (found) return found as HTMLElement;
        await new Promise(requestAnimationFrame);
      }
    };
    document.querySelector('a')?.click();
    const form = await until(() => reached()?.querySelector('form'));
    form.querySelector('[type=submit]')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    (await until(() => reached()?.querySelector('input[name=date]:enabled'))).click();
    await until(() => reached()?.querySelector('input[name=time]:enabled'));
    return performance.now() - started;
  });
  await context.close();
  return waited;
}

async function typical(visitor: Parameters<typeof clickToTimes>[0]) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await clickToTimes(visitor));
  return `${Math.round(quantile(times, 0.5))} ms`;
}

const weighPart = (entry: string) =>
  weigh(
    path.join(folder, 'embed', fs.readdirSync(path.join(folder, 'embed')).find((name) => name.startsWith(entry)) ?? ''),
  );
console.table({
  'loader (embed.js)': weigh(path.join(folder, 'v1/embed.js')),
  'form, on demand': weighPart('form.'),
  'German texts, on demand': weighPart('german.'),
});
console.table({
  'click to the first selectable slot': {
    cold: await typical({ isWarm: false, isSlow: false }),
    warm: await typical({ isWarm: true, isSlow: false }),
    'cold, slow 4G, processor slowed four times': await typical({ isWarm: false, isSlow: true }),
  },
});
await browser.close();
await stack.stop();
for (const { server } of [embed, partner]) server.close();
