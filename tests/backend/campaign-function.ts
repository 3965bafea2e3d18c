import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { SMTPServer } from 'smtp-server';
import { listenOnFreePort } from '../listen-on-free-port.mjs';
import { startEdgeFunction, type EdgeFunction } from '../../local-stack/functions/edge-function.mjs';
import { publishableKey } from './api';
import type { RunningBackend } from './backend-process';
import { reportOf } from './campaign-steps';

/** The address and Message-ID of each delivered email. */
export const delivered: { address: string; messageId: string; raw: string }[] = [];
let smtp: SMTPServer;
let smtpPort: number;
let cacheFolder: string;
let running: EdgeFunction | undefined;

beforeEach(async () => {
  delivered.length = 0;
  cacheFolder = await mkdtemp(path.join(os.tmpdir(), 'coach-deno-'));
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, session, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        const address = session.envelope.rcptTo[0]?.address ?? '';
        const [, messageId = ''] = /^Message-ID: (\S+)/im.exec(raw.replace(/\r\n[ \t]+/g, ' ')) ?? [];
        delivered.push({ address, messageId, raw });
        // A moment in which the sender does not know the outcome.
        setTimeout(done, Math.random() * 40);
      });
    },
  });
  smtp.on('error', () => {});
  smtpPort = await listenOnFreePort(smtp.server);
});

afterEach(async () => {
  running?.stop();
  await new Promise<void>((resolve) => smtp.close(resolve));
  await rm(cacheFolder, { recursive: true, force: true });
});

/** Starts the campaign function next to a backend until the end of the test. */
export async function startFunction({ url, secretKey }: RunningBackend): Promise<void> {
  running = await startEdgeFunction('campaign-mail', {
    cacheFolder,
    secrets: {
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(smtpPort),
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
  for (let patience = 60; patience > 0; patience--) {
    await goOn(secretKey);
    await pause(500);
    const report = await reportOf(campaign, ownerClient);
    if (report.state === 'sent') return report;
  }
  throw new Error('The campaign did not come to its end.');
}
