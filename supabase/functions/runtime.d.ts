/** The parts of Deno and of Supabase's edge runtime that the functions use. */
declare namespace Deno {
  const env: { get(name: string): string | undefined };
  function serve(handler: (request: Request) => Response | Promise<Response>): void;
}

declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;
