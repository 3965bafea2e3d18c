import { AsyncLocalStorage } from 'node:async_hooks';

/** @typedef {import('postgres').Sql<any>} Driver */
/** @typedef {Awaited<ReturnType<Driver['reserve']>>} Reserved */
/** @typedef {{ isLost: boolean, driver: Driver }} One */
/** @typedef {(onclose: () => void) => Driver} OpenOne opens one connection, and calls `onclose` when it closes */

/** Connection errors of Node and of the driver, and PostgreSQL's codes for shutting down and for too many connections. */
const lostCodes = /^(E[A-Z]+|CONNECT(ION)?_[A-Z]+|08\d{3}|57P0[1-5]|53300)$/;

const transactionControl = /^(begin|start|commit|rollback|savepoint|release)\b/i;

/** @type {AsyncLocalStorage<{ isDatabaseLost: boolean, signal?: AbortSignal }>} */
const requests = new AsyncLocalStorage();

/**
 * Runs a request and reports whether it lost the database: the services behind the gateway answer that with 500.
 * Cancels its queries when the signal aborts.
 *
 * @template Result
 * @param {() => Promise<Result>} run
 * @param {AbortSignal} [signal]
 * @returns {Promise<Result | 'database-lost'>}
 */
export async function unlessDatabaseIsLost(run, signal) {
  const request = { isDatabaseLost: false, signal };
  try {
    const result = await requests.run(request, run);
    return request.isDatabaseLost ? 'database-lost' : result;
  } catch (error) {
    if (request.isDatabaseLost) return 'database-lost';
    throw error;
  }
}

/** Whether the database cannot be reached, as opposed to having rejected a statement. @param {unknown} error */
export function isLost(error) {
  return lostCodes.test(String(/** @type {{ code?: unknown } | undefined} */ (error)?.code));
}

/**
 * Creates a driver that survives the loss of connections and reconnects. The library's own pool writes the next statement of a
 * lost transaction to a closed socket, which ends the process, and may hang when it uses a lost connection again.
 *
 * @param {{ max: number, canCancel: boolean }} options
 * @param {OpenOne} openOne
 * @returns {Driver}
 */
export function createPool({ max, canCancel }, openOne) {
  const open = () => {
    /** @type {One} */
    const one = { isLost: false, driver: openOne(() => (one.isLost = true)) };
    return one;
  };
  const all = new Set(Array.from({ length: max }, open));
  const idle = [...all];
  /** @type {((one: One) => void)[]} */
  const waiting = [];

  /** @param {One} one */
  const replacement = (one) => {
    all.delete(one);
    one.driver.end({ timeout: 0 }).catch(() => {});
    const other = open();
    all.add(other);
    return other;
  };

  /** @param {number} pid The library's own way does not say when it is done. */
  const cancelBackend = async (pid) => {
    const control = openOne(() => {});
    await control`select pg_cancel_backend(${pid})`.catch(() => {});
    await control.end();
  };

  /** @returns {Promise<Reserved>} one connection, until its release */
  const reserve = async () => {
    const free = idle.pop() ?? (await new Promise((/** @type {(one: One) => void} */ go) => waiting.push(go)));
    const one = free.isLost ? replacement(free) : free;

    /** @type {Promise<unknown> | undefined} */
    let canceling;

    /** @param {() => any} start @param {boolean} [isCancelable] */
    const ask = async (start, isCancelable) => {
      const request = requests.getStore();
      const signal = isCancelable ? request?.signal : undefined;
      /** @type {any} */
      let query;
      const cancel = () => {
        if (canCancel && query?.active) canceling = cancelBackend(query.state.pid);
      };
      try {
        // Otherwise the rest of a transaction would run on a new connection: outside of it, and with all rights.
        if (one.isLost) throw lostError();
        signal?.throwIfAborted();
        signal?.addEventListener('abort', cancel);
        query = start();
        return await query;
      } catch (error) {
        if (isLost(error)) one.isLost = true;
        if (one.isLost && request) request.isDatabaseLost = true;
        throw error;
      } finally {
        signal?.removeEventListener('abort', cancel);
      }
    };
    /** Without a template, the driver's function only prepares a value: `sql(row)`. @param {any} first @param {any[]} values */
    const run = (first, ...values) =>
      first.raw ? ask(() => one.driver(first, ...values)) : one.driver(first, ...values);
    const json = (/** @type {any} */ value) => one.driver.json(value);
    /** @param {Parameters<Driver['unsafe']>} query */
    const unsafe = (...query) => ask(() => one.driver.unsafe(...query), !transactionControl.test(query[0]));
    const release = async () => {
      // A late cancellation must not hit the next request's statement.
      if (canceling) await canceling.then(() => one.driver`select 1`).catch(() => {});
      const next = waiting.shift();
      if (next) next(one);
      else idle.push(one);
    };
    return /** @type {any} */ (Object.assign(run, { unsafe, json, release }));
  };

  /** @template Result @param {(run: Reserved) => Promise<Result>} work */
  const withOne = async (work) => {
    const run = await reserve();
    try {
      return await work(run);
    } finally {
      run.release();
    }
  };

  /** @param {(run: Reserved) => Promise<unknown>} work */
  const begin = (work) =>
    withOne(async (run) => {
      /** @param {(run: Reserved) => Promise<unknown>} attempt */
      const savepoint = (attempt) =>
        orUndo(run, ['savepoint attempt', 'release savepoint attempt', 'rollback to savepoint attempt'], attempt);
      return orUndo(run, ['begin', 'commit', 'rollback'], () => work(Object.assign(run, { savepoint })));
    });

  /** @param {any} first @param {any[]} values */
  const run = (first, ...values) => withOne(async (reserved) => /** @type {any} */ (reserved)(first, ...values));
  /** @param {Parameters<Driver['unsafe']>} query */
  const unsafe = (...query) => withOne((reserved) => reserved.unsafe(...query));
  const end = async () => {
    await Promise.all([...all].map(({ driver }) => driver.end()));
  };
  return /** @type {any} */ (Object.assign(run, { begin, reserve, unsafe, end }));
}

/**
 * @param {Reserved} run
 * @param {[string, string, string]} statements to begin, to keep, to undo
 * @param {(run: Reserved) => Promise<unknown>} work
 */
async function orUndo(run, [begin, keep, undo], work) {
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
