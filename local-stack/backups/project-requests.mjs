import 'domain/register';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../../config/run-command.mjs';

const { backupCalls } = await import('domain/backup/requests');

/**
 * @typedef {import('../owner/project.mjs').Project} Project
 * @typedef {import('../../domain/src/backup/save.ts').SaveSource} SaveSource
 * @typedef {import('../../domain/src/backup/restore.ts').RestoreTarget} RestoreTarget
 */

const images = '/storage/v1/object';
const patience = [1, 2, 5, 10, 20];

/**
 * The requests with which a project is saved and restored, with its secret key.
 *
 * @param {Project} project
 * @returns {SaveSource & RestoreTarget & { schemaVersion: () => Promise<string> }}
 */
export function projectRequests({ url, secretKey }) {
  /** @param {string} path @param {RequestInit} [init] */
  const send = async (path, init) => {
    const headers = { apikey: secretKey, Authorization: `Bearer ${secretKey}`, ...init?.headers };
    return fetch(url + path, { ...init, headers }).catch(() => {
      throw new LostError(`The project at ${url} cannot be reached.`);
    });
  };
  /** @param {string} name @param {Record<string, unknown>} given */
  const call = async (name, given = {}) => {
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
  /** @param {string} message @param {string} hint */
  constructor(message, hint) {
    super(message);
    this.hint = hint;
  }
}

/** @param {Response} response */
async function problemOf(response) {
  if (response.status === 401 || response.status === 403)
    return new UserError('The project rejected the secret key. Copy it again from the project’s API settings.');
  const { message, hint } = await response.json().catch(() => ({}));
  const sentence = message ?? `The project answered ${response.status}.`;
  return response.status >= 500 ? new LostError(sentence) : new RejectedError(sentence, hint ?? '');
}

/**
 * Waits before a lost request is sent again, longer each time, and gives up after the fifth.
 *
 * @returns {(error: unknown, part: string) => Promise<void>}
 */
export function retryLostRequests() {
  let lost = 0;
  let lastPart = '';
  return async (error, part) => {
    if (part !== lastPart) lost = 0;
    lastPart = part;
    const seconds = patience[lost++];
    if (!(error instanceof LostError) || seconds === undefined) throw error;
    console.error(`${error.message} Trying ${part} again in ${seconds} s.`);
    await sleep(seconds * 1000);
  };
}
