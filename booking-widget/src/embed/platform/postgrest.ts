/** As much of postgrest-js as a booker uses: calls of functions. Failures are raised by the `fetch` it is given. */
export class PostgrestClient {
  constructor(
    readonly url: string,
    readonly options: { fetch: typeof fetch },
  ) {}

  rpc(name: string, args: object = {}) {
    let signal: AbortSignal | undefined;
    const send = async () => {
      const response = await this.options.fetch(`${this.url}/rpc/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(args),
        signal,
      });
      return { data: (await response.json()) as unknown };
    };
    const request = {
      abortSignal: (given: AbortSignal) => {
        signal = given;
        return request;
      },
      throwOnError: send,
    };
    return request;
  }
}
