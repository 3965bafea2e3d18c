// `npm run measure:load`: fills the local backend with large numbers of rows, compares the answers of one visitor with those of
// 200, kills it under that load and measures how long its next start takes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { publishableKey } from '../../local-stack/backend/local-keys.ts';
import { freePort } from '../../local-stack/harness.ts';
import { addRows, connectTo } from '../../local-stack/seed/fill.ts';
import { largeTables } from '../../local-stack/seed/large-rows.ts';
import { quantile } from './quantile.ts';
import { runTypeScript } from '../../config/files.mjs';
import { readArguments } from '../../config/read-arguments.mjs';

readArguments('npm run measure:load', {});

const visitors = 200;
/** Between two pages of a visitor. */
const readingMs = 10_000;
const measuredMs = 30_000;
const maxTimes = 5;
const maxRestartMs = 10_000;

/** Requests of the home page and the booking dialog. */
const pageRequests = [
  '/rest/v1/site_settings_la2024?select=key,value',
  '/rest/v1/blog_posts_la2024?select=slug,title,excerpt&order=published_at.desc&limit=6',
  '/rest/v1/rpc/availability',
  `/rest/v1/rpc/taken_ranges?from_date=${dayFromNow(1)}&to_date=${dayFromNow(14)}`,
];

const folder = await mkdtemp(path.join(os.tmpdir(), 'coach-load-'));
const environment = {
  ...process.env,
  API_PORT: String(await freePort()),
  SMTP_PORT: String(await freePort()),
  DATA_DIR: folder,
  DATABASE_URL: '',
};
let backend = await startBackend();
try {
  await fill();
  const alone = quantile(await visitInTurns(1, 0, 10_000), 0.99);
  const together = quantile(await visitInTurns(visitors, readingMs, measuredMs), 0.99);
  const times = together / alone;
  console.log(
    `99 of 100 answers within ${alone.toFixed(0)} ms alone, ${together.toFixed(0)} ms with ${visitors} visitors: ${times.toFixed(1)} times`,
  );

  const load = visitInTurns(visitors, readingMs, 5000);
  await pause(2500);
  backend.child.kill('SIGKILL');
  await Promise.all([once(backend.child, 'exit'), load]);
  const startedAt = performance.now();
  backend = await startBackend();
  await answerOf(pageRequests[1]);
  const restartMs = performance.now() - startedAt;
  console.log(`killed under that load, it answers ${(restartMs / 1000).toFixed(1)} s after its next start`);
  if (times > maxTimes || restartMs > maxRestartMs) process.exitCode = 1;
} finally {
  backend.child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
}

async function startBackend() {
  const child = spawn(process.execPath, [...runTypeScript, 'local-stack/backend/main.ts'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url: string = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      const [, address] = /^ready (\S+)$/m.exec((said += chunk)) ?? [];
      if (address) resolve(address);
    });
    child.once('exit', () => reject(new Error(`The backend did not start: ${said}`)));
  });
  return { child, url };
}

async function fill() {
  const sql = connectTo(folder);
  for (const table of largeTables) await addRows(sql, table, table.count);
  await sql`vacuum analyze`;
  const [size] = await sql`select pg_size_pretty(pg_database_size(current_database())) as text`;
  await sql.end();
  console.log(`${largeTables.map(({ name, count }) => `${count} ${name}`).join(', ')}: ${size?.text}`);
}

/**
 * Lets visitors open one page after another.
 *
 * @param reading milliseconds between two pages
 * @param lasting milliseconds
 * @returns the time of each answer in milliseconds
 */
async function visitInTurns(count: number, reading: number, lasting: number): Promise<number[]> {
  const end = performance.now() + lasting;
  const times: number[] = [];
  const visit = async (index: number) => {
    // Visitors do not arrive in step.
    await pause((reading * index) / count);
    while (performance.now() < end) {
      times.push(...(await Promise.all(pageRequests.map(answerOf))).filter((time) => time !== undefined));
      await pause(reading);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, index) => visit(index)));
  return times;
}

/** Milliseconds; nothing without an answer. */
async function answerOf(request: string = ''): Promise<number | undefined> {
  const startedAt = performance.now();
  try {
    const answer = await fetch(`${backend.url}${request}`, { headers: { apikey: publishableKey } });
    if (!answer.ok) throw new Error(`${answer.status} for ${request}: ${await answer.text()}`);
    await answer.arrayBuffer();
    return performance.now() - startedAt;
  } catch (error) {
    if (!backend.child.killed) throw error;
    return undefined;
  }
}

function dayFromNow(days: number) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
