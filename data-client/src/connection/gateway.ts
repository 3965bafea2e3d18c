import type { Database } from '../database.generated';
import type { DataConfig } from './config';
import { DataError } from './data-error';
import { toDataError, toNetworkError } from './refusals';
import type { Refusal } from './refusals';

export type TableName = keyof Database['public']['Tables'];

/** A row of a table, as the migrations define it. */
export type RowOf<Table extends TableName> = Database['public']['Tables'][Table]['Row'];

type Functions = Database['public']['Functions'];

type ValuesFor<Name extends keyof Functions> = [Functions[Name]['Args']] extends [never]
  ? Record<string, never>
  : Functions[Name]['Args'];

/** How a request proves who sends it. Visitors send none but the publishable key. */
export type TokenSource = () => Promise<string | undefined>;

export type GatewayOptions = { token?: TokenSource; timeoutMs?: number };

/** One connection to the backend: its functions and rows, and plain requests for the rest. Every failure is a DataError. */
export type Gateway = {
  config: DataConfig;
  /** Calls a function of the database. */
  call: <Name extends keyof Functions>(
    name: Name,
    values: ValuesFor<Name>,
    signal?: AbortSignal,
  ) => Promise<Functions[Name]['Returns']>;
  /** Reads what stands at an address of rows. */
  rows: <Row>(address: string, signal?: AbortSignal) => Promise<Row[]>;
  fetch: typeof fetch;
};

const answerWithinMs = 10_000;

export function createGateway(config: DataConfig, { token, timeoutMs = answerWithinMs }: GatewayOptions = {}): Gateway {
  const send: typeof fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('apikey', config.key);
    const bearer = await token?.();
    if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
    const response = await reach(input, { ...init, headers }, timeoutMs);
    if (!response.ok) throw toDataError(response.status, await refusalOf(response));
    return response;
  };
  return {
    config,
    fetch: send,
    async call(name, values, signal) {
      const headers = { 'Content-Type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify(values), signal };
      // The generated types are what the migrations say the function answers.
      return (await contentOf(await send(`${config.url}/rest/v1/rpc/${name}`, request))) as never;
    },
    async rows(address, signal) {
      const rows = await contentOf(await send(address, { signal }));
      if (!Array.isArray(rows)) throw new DataError('server', { cause: rows });
      return rows;
    },
  };
}

/** A function that answers nothing sends nothing. */
async function contentOf(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text ? JSON.parse(text) : undefined;
  } catch (cause) {
    throw toNetworkError(cause);
  }
}

async function reach(input: RequestInfo | URL, init: RequestInit, timeoutMs: number): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(input, { ...init, signal: init.signal ? AbortSignal.any([init.signal, timeout]) : timeout });
  } catch (cause) {
    throw toNetworkError(cause);
  }
}

async function refusalOf(response: Response): Promise<Refusal> {
  const body: unknown = await response.json().catch(() => null);
  return body && typeof body === 'object' ? (body as Refusal) : {};
}
