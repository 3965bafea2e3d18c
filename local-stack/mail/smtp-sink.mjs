import { SMTPServer } from 'smtp-server';
import { listeningHosts, listenOn } from '../stack/listen.mjs';

const largestMail = 10 * 1024 * 1024;

/**
 * Accepts all emails and forwards none.
 *
 * @param {import('./message-store.mjs').MessageStore} store
 * @param {number} port
 */
export async function startSmtpSink(store, port) {
  /** @type {SMTPServer[]} */
  const servers = [];
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

/** @param {import('./message-store.mjs').MessageStore} store */
function createSink(store) {
  const sink = new SMTPServer({
    banner: 'local email inbox',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    size: largestMail,
    closeTimeout: 1000,
    onAuth: (auth, _session, done) => done(null, { user: auth.username }),
    onData(stream, _session, done) {
      /** @type {Buffer[]} */
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', async () => {
        if (stream.sizeExceeded)
          return done(Object.assign(new Error('The email is too large.'), { responseCode: 552 }));
        // Acknowledged once it is stored.
        const failure = await store.add(Buffer.concat(chunks)).then(
          () => undefined,
          (/** @type {Error} */ error) => error,
        );
        done(failure);
      });
    },
  });
  sink.on('error', (error) => console.error(error.message));
  return sink;
}
