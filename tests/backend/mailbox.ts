import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import type { Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listenOnFreePort } from '../listen-on-free-port';
import { expectSoon } from '../browser/expect-soon';

/**
 * A mail server that accepts every email and lets tests read it.
 *
 * @param longestMs the longest moment in which the sender does not know the outcome
 */
export async function openMailbox(longestMs = 0) {
  const mails: { address: string; raw: string }[] = [];
  let read = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, { envelope }, done) {
      void text(stream).then((raw) => {
        mails.push({ address: envelope.rcptTo[0]?.address ?? '', raw });
        setTimeout(done, Math.random() * longestMs);
      }, done);
    },
  });
  server.on('error', () => {});
  return {
    port: await listenOnFreePort(server.server),
    /** Everything that has arrived. */
    mails,
    /** Returns the next email since the last call. */
    async next(): Promise<Email> {
      await expectSoon(
        () => mails.length,
        (count) => count > read,
      );
      return PostalMime.parse(mails[read++]!.raw);
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
