import { fireEvent, screen } from '@testing-library/react';
import type { RestoreReadiness } from 'data-client/owner';
import { createFakeOwnerClient, type FakeOwnerClient } from 'data-client/testing';
import { saveEverything } from 'domain/backup/save';
import { webcrypto } from 'node:crypto';

type Bytes = Uint8Array<ArrayBuffer>;

// jsdom has no subtle crypto.
Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });

const webp: Bytes = new Uint8Array([1, 2, 3]);
export const image = { name: 'posts/one.webp', type: 'image/webp', size: 3, cache_control: null };

/** A file of a fake project with an image. */
export async function savedFile(change: (state: { schema_version: string }) => object = () => ({})): Promise<File> {
  const { backups } = createFakeOwnerClient({ isSignedIn: true });
  const chunks: Bytes[] = [];
  const state = async () => {
    const now = await backups.state();
    return { ...now, images: [image], ...change(now) };
  };
  await saveEverything(
    { ...backups, state, image: async (name) => (name.includes('lost') ? null : webp) },
    async (chunk) => void chunks.push(chunk),
    { projectVersion: '1.2.3' },
  );
  return new File(chunks, 'coach-site-2026-11-20.zip');
}

export const seedOf = (
  readiness: RestoreReadiness['readiness'],
  unfinished: RestoreReadiness['unfinished'] = null,
) => ({ restore: { readiness, unfinished, lines: '' } });

export const card = () => screen.findByRole('region', { name: 'Restore from a file' });
export const button = (name: string) => screen.findByRole('button', { name });
export const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('saved file'), { target: { files: [file] } });

/** How often an operation was called. */
export const asked = ({ fake }: FakeOwnerClient, operation: string) =>
  fake.calls.filter((call) => call.operation === operation).length;
