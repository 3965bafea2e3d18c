import net from 'node:net';
import { localOwner } from './api';
import { listen, start, visitorOf } from './isolated-backend';

/** A minimal mail server that accepts one email, once allowed to respond. */
function mailServer(toldToSpeak = Promise.resolve()): { server: net.Server; mail: Promise<string> } {
  let take: (mail: string) => void;
  const mail = new Promise<string>((taken) => {
    take = taken;
  });
  const server = net.createServer((socket) => {
    let text: string | undefined;
    // Stop the backend as soon as its email has arrived.
    socket.on('error', () => {});
    void toldToSpeak.then(() => socket.write('220 here\r\n'));
    socket.on('data', (chunk) => {
      const said = chunk.toString();
      if (text !== undefined) {
        text += said;
        if (!text.endsWith('\r\n.\r\n')) return;
        take(text);
        text = undefined;
      } else if (/^DATA/i.test(said)) {
        text = '';
        socket.write('354 go on\r\n');
        return;
      }
      socket.write('250 fine\r\n');
    });
  });
  return { server, mail };
}

test('the password reset email goes to the local inbox, and only to accounts', async () => {
  const inbox = mailServer();
  const backend = await start({ SMTP_PORT: String(await listen(inbox.server)) });
  expect((await visitorOf(backend).auth.resetPasswordForEmail('nobody@example.com')).error).toBeNull();
  expect((await visitorOf(backend).auth.resetPasswordForEmail(localOwner.email)).error).toBeNull();
  expect(await inbox.mail).toMatch(/^To: owner@example\.com$/m);
});

test('the response to a password reset does not wait for the email, which would reveal accounts', async () => {
  let speak = () => {};
  const inbox = mailServer(
    new Promise((resolve) => {
      speak = resolve;
    }),
  );
  const backend = await start({ SMTP_PORT: String(await listen(inbox.server)) });
  expect((await visitorOf(backend).auth.resetPasswordForEmail(localOwner.email)).error).toBeNull();
  speak();
  expect(await inbox.mail).toMatch(/^To: owner@example\.com$/m);
});
