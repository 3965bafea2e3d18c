import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listenOnFreePort } from '../listen-on-free-port.mjs';
import { expectSoon } from '../browser/expect-soon';

/** A mail server that accepts every email and lets tests read it. */
export async function openMailbox() {
  const mails: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  return {
    port: await listenOnFreePort(server.server),
    /** Returns the next email since the last call. */
    async next(): Promise<Email> {
      await expectSoon(
        () => mails.length,
        (count) => count > 0,
      );
      return PostalMime.parse(mails.shift()!);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
