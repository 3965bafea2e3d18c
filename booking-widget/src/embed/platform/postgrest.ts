/** The subset of postgrest-js that the booking form uses, for the embed's build only: 4 KB less on partners' pages. */

type ClientOptions = { headers: Record<string, string>; fetch: typeof fetch };
type ErrorBody = { message: string; code?: string; details?: string | null; hint?: string | null };
type Result = { data: unknown; error: ErrorBody | null; count: null; status: number };

const lost = (cause: unknown): Result => {
  const { name, message } = cause as Error;
  return { data: null, error: { message: `${name}: ${message}` }, count: null, status: 0 };
};

/** A request that is sent once it is awaited. */
class Query implements PromiseLike<Result> {
  #signal?: AbortSignal;

  constructor(
    private url: string,
    readonly options: ClientOptions,
    readonly init: RequestInit = {},
  ) {}

  /** Narrows rows to those with a value. */
  eq(column: string, value: string): this {
    this.url += `&${column}=eq.${encodeURIComponent(value)}`;
    return this;
  }

  /** Sorts rows, by further columns on further calls. */
  order(column: string): this {
    this.url += `${this.url.includes('&order=') ? ',' : '&order='}${column}.asc`;
    return this;
  }

  abortSignal(signal: AbortSignal): this {
    this.#signal = signal;
    return this;
  }

  /** Retries are never sent. */
  retry(): this {
    return this;
  }

  // oxlint-disable-next-line unicorn/no-thenable -- like postgrest-js, a query is sent when it is awaited
  then<Value, Failure = never>(
    onResult: (result: Result) => Value | PromiseLike<Value>,
    onError?: (reason: unknown) => Failure | PromiseLike<Failure>,
  ): Promise<Value | Failure> {
    return this.#send().catch(lost).then(onResult, onError);
  }

  async #send(): Promise<Result> {
    const headers = { ...this.options.headers, ...(this.init.body && { 'Content-Type': 'application/json' }) };
    const response = await this.options.fetch(this.url, { ...this.init, headers, signal: this.#signal });
    const { ok, status } = response;
    const text = await response.text();
    const result = (data: unknown, error: ErrorBody | null) => ({ data, error, count: null, status });
    try {
      const body: unknown = text ? JSON.parse(text) : null;
      return ok ? result(body, null) : result(null, (body ?? { message: '' }) as ErrorBody);
    } catch {
      return result(null, { message: text });
    }
  }
}

export class PostgrestClient {
  constructor(
    readonly url: string,
    readonly options: ClientOptions,
  ) {}

  rpc(name: string, args: object = {}): Query {
    return new Query(`${this.url}/rpc/${name}`, this.options, { method: 'POST', body: JSON.stringify(args) });
  }

  from(table: string) {
    const select = (columns: string) =>
      new Query(`${this.url}/${table}?select=${encodeURIComponent(columns)}`, this.options);
    return { select };
  }
}
