import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listeningHosts, listenOn } from '../stack/listen.ts';
import type { MessageStore } from './message-store.ts';

const largestMail = 10 * 1024 * 1024;

/** Accepts all emails and forwards none. */
export async function startSmtpSink(store: MessageStore, port: number) {
  const servers: SMTPServer[] = [];
  for (const host of listeningHosts()) {
    const sink = createSink(store);
    if (await listenOn(sink.server, port, host)) servers.push(sink);
  }
  return {
    close: async () => {
      await Promise.all(servers.map((sink) => new Promise((resolve) => sink.close(() => resolve(undefined)))));
    },
  };
}

function createSink(store: MessageStore) {
  const sink = new SMTPServer({
    banner: 'local email inbox',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    size: largestMail,
    closeTimeout: 1000,
    onAuth: (auth, _session, done) => done(null, { user: auth.username }),
    async onData(stream, _session, done) {
      const storeMail = async (): Promise<undefined> => {
        const raw = await buffer(stream);
        if (stream.sizeExceeded) throw Object.assign(new Error('The email is too large.'), { responseCode: 552 });
        await store.add(raw);
      };
      // Acknowledged once it is stored.
      done(await storeMail().catch((error: Error) => error));
    },
  });
  sink.on('error', (error) => console.error(error.message));
  return sink;
}
