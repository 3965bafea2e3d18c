import { createGateway } from '../../local-stack/backend/gateway/gateway';
import { createPool, unlessDatabaseIsLost } from '../../local-stack/backend/pool';

// No test waits for a server.
jest.setTimeout(5000);

type Query = Promise<unknown> & { active: boolean; state: { pid: number } };

/** A pool of one connection that records its statements. One is answered by `answer`, fails by `fail`, or is canceled. */
function fakeServer(canCancel = true) {
  const statements: string[] = [];
  const canceled: number[] = [];
  const closed: (() => void)[] = [];
  const running: { answer: () => void; fail: (code: string) => void }[] = [];
  let canceling: Promise<void> = Promise.resolve();

  const ask = (pid: number, statement: string) => {
    statements.push(statement);
    let settle = { answer: () => {}, fail: (_code: string) => {} };
    const asked = new Promise((resolve, reject) => {
      settle = { answer: () => resolve([]), fail: (code) => reject(Object.assign(new Error(code), { code })) };
    });
    if (/^(begin|rollback|select 1)/.test(statement)) settle.answer();
    else running.push(settle);
    return Object.assign(asked, { active: true, state: { pid } }) as Query;
  };
  const openOne = (onclose: () => void) => {
    const pid = closed.push(onclose);
    const driver = (parts: TemplateStringsArray, target?: number) => {
      if (!parts[0]!.includes('pg_cancel_backend')) return ask(pid, parts.join('?'));
      canceled.push(target!);
      return canceling;
    };
    return Object.assign(driver, { unsafe: (statement: string) => ask(pid, statement), end: async () => {} }) as never;
  };
  return {
    pool: createPool({ max: 1, canCancel }, openOne),
    statements,
    canceled,
    lose: () => closed[0]!(),
    answer: () => running.shift()!.answer(),
    fail: (code: string) => running.shift()!.fail(code),
    /** Keeps cancellations from arriving until the returned function is called. */
    delayCancellations: () => {
      let arrive = () => {};
      canceling = new Promise((resolve) => (arrive = resolve));
      return arrive;
    },
  };
}

const soon = () => new Promise(setImmediate);

test.each([
  ['GET', 'posts', true],
  ['HEAD', 'posts', true],
  ['POST', 'rpc/taken_ranges', true],
  ['POST', 'rpc/subscribe', false],
  ['PATCH', 'posts', false],
])('when the client of %s %s leaves, its query is canceled: %s', async (method, path, isCanceled) => {
  const { pool, ...server } = fakeServer();
  const gateway = createGateway({
    supabase: { fetch: async () => Response.json(await pool.unsafe('select slow')) },
    storage: async () => new Response(),
    keys: { publishableKey: 'public', secretKey: 'secret', jwtSecret: 'secret' },
    connections: 1,
    readOnlyFunctions: new Set(['taken_ranges']),
    twoFactor: (forward) => forward,
  });
  const leaving = new AbortController();
  const request = new Request(`http://localhost/rest/v1/${path}`, { method, signal: leaving.signal });
  const answered = gateway(request, '127.0.0.1');
  await soon();
  leaving.abort();
  await soon();
  expect(server.canceled).toEqual(isCanceled ? [1] : []);
  server.answer();
  await answered;
});

/** Runs work for a client that leaves when `leave` is called. */
function withClient<Result>(work: () => Promise<Result>) {
  const leaving = new AbortController();
  const done = unlessDatabaseIsLost(work, leaving.signal).catch(({ name }: Error) => name);
  return { done, leave: () => leaving.abort() };
}

test('a late cancellation does not reach the next statement of the connection', async () => {
  const { pool, ...server } = fakeServer();
  const arrive = server.delayCancellations();
  const { leave } = withClient(() => pool.unsafe('select slow'));
  await soon();
  leave();
  server.answer();
  void pool.unsafe('select next');
  await soon();
  expect(server.statements).toEqual(['select slow']);
  arrive();
  await soon();
  expect(server.statements).toEqual(['select slow', 'select 1', 'select next']);
});

test('a commit is never canceled', async () => {
  const { pool, ...server } = fakeServer();
  const { done, leave } = withClient(() => pool.begin(async () => 'stored'));
  await soon();
  expect(server.statements).toEqual(['begin', 'commit']);
  leave();
  await soon();
  expect(server.canceled).toEqual([]);
  server.answer();
  expect(await done).toBe('stored');
});

test('the queries of a client that has left while it waited are not sent', async () => {
  const { pool, ...server } = fakeServer();
  void pool.unsafe('select first');
  const { done, leave } = withClient(() => pool.unsafe('select waiting'));
  await soon();
  leave();
  server.answer();
  expect(await done).toBe('AbortError');
  expect(server.statements).toEqual(['select first']);
});

test('a database that cannot cancel is not asked to', async () => {
  const { pool, ...server } = fakeServer(false);
  const { leave } = withClient(() => pool.unsafe('select slow'));
  await soon();
  leave();
  await soon();
  expect(server.canceled).toEqual([]);
});

test('the rest of a transaction never runs on another connection', async () => {
  const { pool, ...server } = fakeServer();
  const { done } = withClient(() =>
    pool.begin(async (run) => {
      server.lose();
      await run.unsafe('delete everything');
    }),
  );
  expect(await done).toBe('database-lost');
  expect(server.statements).toEqual(['begin']);
});

test.each([
  ['ECONNREFUSED', 'database-lost'],
  ['57P03', 'database-lost'],
  ['53300', 'database-lost'],
  ['23505', 'rejected'],
])('an error %s counts as %s', async (code, outcome) => {
  const { pool, ...server } = fakeServer();
  const { done } = withClient(() => pool.unsafe('insert').catch(() => 'rejected'));
  await soon();
  server.fail(code);
  expect(await done).toBe(outcome);
});
