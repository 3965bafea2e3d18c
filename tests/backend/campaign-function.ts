import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { startEdgeFunction, type EdgeFunction } from '../../local-stack/functions/edge-function';
import { publishableKey } from './api';
import type { RunningBackend } from './backend-process';
import { reportOf } from './campaign-steps';
import { openMailbox } from './mailbox';

let mailbox: Awaited<ReturnType<typeof openMailbox>>;
let cacheFolder: string;
let running: EdgeFunction | undefined;

beforeEach(async () => {
  mailbox = await openMailbox(40);
  cacheFolder = await mkdtemp(path.join(os.tmpdir(), 'coach-deno-'));
});

afterEach(async () => {
  running?.stop();
  await mailbox.close();
  await rm(cacheFolder, { recursive: true, force: true });
});

/** Every email that was delivered in this test. */
export const delivered = () => mailbox.mails;

/** Starts the campaign function next to a backend until the end of the test. */
export async function startFunction({ url, secretKey }: RunningBackend): Promise<void> {
  running = await startEdgeFunction('campaign-mail', {
    cacheFolder,
    secrets: {
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mailbox.port),
      SMTP_SECURE: 'false',
      MAIL_HOLD_SECONDS: '2',
    },
  });
}

export const stopFunction = () => running?.stop();
export const functionAddress = () => running!.address()!;

export const goOn = (secretKey: string) =>
  fetch(`${running?.address()}/campaign-mail`, { method: 'POST', headers: { apikey: secretKey }, body: '{}' });

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function untilOver(ownerClient: SupabaseClient, campaign: string, secretKey: string) {
  for (let patience = 300; patience > 0; patience--) {
    await goOn(secretKey);
    await pause(100);
    const report = await reportOf(campaign, ownerClient);
    if (report.state === 'sent') return report;
  }
  throw new Error('The campaign did not come to its end.');
}
