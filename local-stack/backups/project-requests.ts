import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../../config/run-command.mjs';
import type { Project } from '../owner/project.ts';
import type { SaveSource } from 'domain/backup/save';
import type { RestoreTarget } from 'domain/backup/restore';
import { backupCalls } from 'domain/backup/requests';

const images = '/storage/v1/object';
const patience = [1, 2, 5, 10, 20];

/** The requests with which a project is saved and restored, with its secret key. */
export function projectRequests({
  url,
  secretKey,
}: Project): SaveSource & RestoreTarget & { schemaVersion: () => Promise<string> } {
  const send = async (path: string, init?: RequestInit) => {
    const headers = { apikey: secretKey, Authorization: `Bearer ${secretKey}`, ...init?.headers };
    // A redirect would lead the key to another server.
    return fetch(url + path, { ...init, headers, redirect: 'manual' }).catch(() => {
      throw new LostError(`The project at ${url} cannot be reached: check its address and your connection.`);
    });
  };
  const call = async (name: string, given: Record<string, unknown> = {}) => {
    const response = await send(`/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(given),
    });
    if (!response.ok) throw await problemOf(response);
    const text = await response.text();
    return text ? JSON.parse(text) : undefined;
  };
  return {
    ...backupCalls(call),
    async image(name) {
      const response = await send(`${images}/public/images/${name}`);
      if ([400, 404].includes(response.status)) return null;
      if (!response.ok) throw await problemOf(response);
      return new Uint8Array(await response.arrayBuffer());
    },
    schemaVersion: async () => (await call('restore_readiness')).schema_version,
    async uploadImage({ name, type, cache_control }, bytes) {
      const response = await send(`${images}/images/${name}`, {
        method: 'POST',
        headers: { 'Content-Type': type, ...(cache_control ? { 'Cache-Control': cache_control } : {}) },
        body: bytes,
      });
      if (!response.ok) throw await problemOf(response);
    },
    async removeImages(names) {
      for (let at = 0; at < names.length; at += 1000) {
        const response = await send(`${images}/images`, {
          method: 'DELETE',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ prefixes: names.slice(at, at + 1000) }),
        });
        if (!response.ok) throw await problemOf(response);
      }
    },
  };
}

/** A request without an answer, which may be sent again. */
class LostError extends UserError {}

/** A rejection by the project's own functions, which name its kind. */
export class RejectedError extends UserError {
  constructor(
    message: string,
    readonly hint: string,
  ) {
    super(message);
  }
}

async function problemOf(response: Response) {
  if (response.status === 401 || response.status === 403)
    return new UserError('The project rejected the secret key. Copy it again from the project’s API settings.');
  const { message, hint } = await response.json().catch(() => ({}));
  const isElsewhere = response.status < 400 || response.status === 404 || response.status === 405;
  const question = isElsewhere ? ': is it the address of the project?' : '.';
  const sentence = message ?? `${new URL(response.url).origin} answered ${response.status}${question}`;
  return response.status >= 500 ? new LostError(sentence) : new RejectedError(sentence, hint ?? '');
}

/** Waits before a lost request is sent again, longer each time, and gives up after the fifth. */
export function retryLostRequests(): (error: unknown, part: string) => Promise<void> {
  let lost = 0;
  let lastPart = '';
  return async (error, part) => {
    if (part !== lastPart) lost = 0;
    lastPart = part;
    const seconds = patience[lost++];
    if (!(error instanceof LostError) || seconds === undefined) throw error;
    console.error(`${error.message} Trying again in ${seconds} s (${part}).`);
    await sleep(seconds * 1000);
  };
}
