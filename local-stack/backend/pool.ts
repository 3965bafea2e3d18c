import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sql } from 'postgres';

type Driver = Sql;
type Reserved = Awaited<ReturnType<Driver['reserve']>>;
/** The driver as a function: a tag of a template, or the preparation of a value. */
type Run = (first: object, ...values: unknown[]) => unknown;
/** A query, with what the driver knows about it and does not declare. */
type Query = Promise<unknown> & { active?: boolean; state: { pid: number } };
type One = { isLost: boolean; driver: Driver };
/** Opens one connection, and calls `onclose` when it closes. */
type OpenOne = (onclose: () => void) => Driver;

/** Connection errors of Node and of the driver, and PostgreSQL's codes for shutting down and for too many connections. */
const lostCodes = /^(E[A-Z]+|CONNECT(ION)?_[A-Z]+|08\d{3}|57P0[1-5]|53300)$/;

const transactionControl = /^(begin|start|commit|rollback|savepoint|release)\b/i;

const requests: AsyncLocalStorage<{ isDatabaseLost: boolean; signal?: AbortSignal }> = new AsyncLocalStorage();

/**
 * Runs a request and reports whether it lost the database: the services behind the gateway answer that with 500.
 * Cancels its queries when the signal aborts.
 */
export async function unlessDatabaseIsLost<Result>(
  run: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result | 'database-lost'> {
  const request = { isDatabaseLost: false, signal };
  try {
    const result = await requests.run(request, run);
    return request.isDatabaseLost ? 'database-lost' : result;
  } catch (error) {
    if (request.isDatabaseLost) return 'database-lost';
    throw error;
  }
}

/** Whether the database cannot be reached, as opposed to having rejected a statement. */
export function isLost(error: unknown) {
  return lostCodes.test(String((error as { code?: unknown } | undefined)?.code));
}

/**
 * Creates a driver that survives the loss of connections and reconnects. The library's own pool writes the next statement of a
 * lost transaction to a closed socket, which ends the process, and may hang when it uses a lost connection again.
 */
export function createPool({ max, canCancel }: { max: number; canCancel: boolean }, openOne: OpenOne): Driver {
  const open = () => {
    const one: One = { isLost: false, driver: openOne(() => (one.isLost = true)) };
    return one;
  };
  const all = new Set(Array.from({ length: max }, open));
  const idle = [...all];
  const waiting: ((one: One) => void)[] = [];

  const replacement = (one: One) => {
    all.delete(one);
    one.driver.end({ timeout: 0 }).catch(() => {});
    const other = open();
    all.add(other);
    return other;
  };

  /** The library's own way does not say when it is done. */
  const cancelBackend = async (pid: number) => {
    const control = openOne(() => {});
    await control`select pg_cancel_backend(${pid})`.catch(() => {});
    await control.end();
  };

  /** Returns one connection, until its release. */
  const reserve = async (): Promise<Reserved> => {
    const free = idle.pop() ?? (await new Promise((go: (one: One) => void) => waiting.push(go)));
    const one = free.isLost ? replacement(free) : free;

    let canceling: Promise<unknown> | undefined;

    const ask = async (start: () => unknown, isCancelable?: boolean) => {
      const request = requests.getStore();
      const signal = isCancelable ? request?.signal : undefined;
      let query: Query | undefined;
      const cancel = () => {
        if (canCancel && query?.active) canceling = cancelBackend(query.state.pid);
      };
      try {
        // Otherwise the rest of a transaction would run on a new connection: outside of it, and with all rights.
        if (one.isLost) throw lostError();
        signal?.throwIfAborted();
        signal?.addEventListener('abort', cancel);
        query = start() as Query;
        return await query;
      } catch (error) {
        if (isLost(error)) one.isLost = true;
        if (one.isLost && request) request.isDatabaseLost = true;
        throw error;
      } finally {
        signal?.removeEventListener('abort', cancel);
      }
    };
    /** Without a template, the driver's function only prepares a value: `sql(row)`. */
    const run: Run = (first, ...values) => {
      const prepared = () => (one.driver as Run)(first, ...values);
      return 'raw' in first ? ask(prepared) : prepared();
    };
    const json: Driver['json'] = (value) => one.driver.json(value);
    const unsafe = (...query: Parameters<Driver['unsafe']>) =>
      ask(() => one.driver.unsafe(...query), !transactionControl.test(query[0]));
    const release = async () => {
      // A late cancellation must not hit the next request's statement.
      if (canceling) await canceling.then(() => one.driver`select 1`).catch(() => {});
      const next = waiting.shift();
      if (next) next(one);
      else idle.push(one);
    };
    return Object.assign(run, { unsafe, json, release }) as unknown as Reserved;
  };

  const withOne = async <Result>(work: (run: Reserved) => Promise<Result>) => {
    const run = await reserve();
    try {
      return await work(run);
    } finally {
      run.release();
    }
  };

  const begin = (work: (run: Reserved) => Promise<unknown>) =>
    withOne(async (run) => {
      const savepoint = (attempt: (run: Reserved) => Promise<unknown>) =>
        orUndo(run, ['savepoint attempt', 'release savepoint attempt', 'rollback to savepoint attempt'], attempt);
      return orUndo(run, ['begin', 'commit', 'rollback'], () => work(Object.assign(run, { savepoint })));
    });

  const run: Run = (first, ...values) => withOne(async (reserved) => (reserved as Run)(first, ...values));
  const unsafe = (...query: Parameters<Driver['unsafe']>) => withOne((reserved) => reserved.unsafe(...query));
  const end = async () => {
    await Promise.all([...all].map(({ driver }) => driver.end()));
  };
  return Object.assign(run, { begin, reserve, unsafe, end }) as unknown as Driver;
}

/** @param statements to begin, to keep, to undo */
async function orUndo(
  run: Reserved,
  [begin, keep, undo]: [string, string, string],
  work: (run: Reserved) => Promise<unknown>,
) {
  await run.unsafe(begin);
  try {
    const result = await work(run);
    await run.unsafe(keep);
    return result;
  } catch (error) {
    await run.unsafe(undo).catch(() => {});
    throw error;
  }
}

function lostError() {
  return Object.assign(new Error('The connection to the database was lost.'), { code: 'CONNECTION_CLOSED' });
}
