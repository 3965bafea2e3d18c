import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { composeMail } from '../booking-mail/booking-mails.ts';
import { owedMail, someCoach } from '../booking-mail/testing.ts';
import { createSmtpSender } from './smtp.ts';

const mail = composeMail(owedMail(), { coach: someCoach, now: new Date('2026-11-21T08:00:00Z') });
const received: string[] = [];

let server: SMTPServer;

async function senderTo(options: SMTPServerOptions, login: { username?: string; password?: string } = {}) {
  received.length = 0;
  server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], closeTimeout: 100, ...options });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return createSmtpSender({ host: '127.0.0.1', port, isSecure: false, ...login });
}

const takeMail: SMTPServerOptions['onData'] = async (stream, _session, done) => {
  received.push(await text(stream));
  done();
};

const refusal = (responseCode: number) => Object.assign(new Error('Refused'), { responseCode });

afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

test('the invite is a calendar part and an attachment', async () => {
  const send = await senderTo({ onData: takeMail });
  expect(await send(mail)).toEqual({ state: 'sent' });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatch(/Content-Type: text\/calendar;.*method=REQUEST/);
  expect(received[0]).toContain('filename=consultation.ics');
  expect(received[0]?.replace(/\r\n /g, ' ')).toContain(`Message-ID: ${mail.messageId}`);
});

test('an encoded word that a visitor typed reaches the reader as typed', async () => {
  const typed = '=?utf-8?Q?=E2=80=AEgpj.exe=0D=0A?=';
  const send = await senderTo({ onData: takeMail });
  await send({ ...mail, subject: `New message: ${typed}`, replyTo: { name: typed, address: 'maya@example.com' } });
  const { subject, replyTo } = await PostalMime.parse(received[0]!);
  const withoutJoiners = (text = '') => text.replaceAll('\u2060', '');
  expect(withoutJoiners(subject)).toBe(`New message: ${typed}`);
  expect(withoutJoiners(replyTo?.[0]?.name)).toBe(typed);
});

test('a server without TLS does not get the password', async () => {
  const onAuth = jest.fn<void, Parameters<NonNullable<SMTPServerOptions['onAuth']>>>((_auth, _session, done) =>
    done(null, { user: 'coach' }),
  );
  const login = { username: 'coach', password: 'secret' };
  const send = await senderTo({ onAuth, allowInsecureAuth: true, onData: takeMail }, login);
  expect(await send(mail)).toMatchObject({ state: 'refused', isFinal: false });
  expect(onAuth).not.toHaveBeenCalled();
});

test('a server that does not listen: not sent', async () => {
  const send = await senderTo({ onData: takeMail });
  await new Promise<void>((resolve) => server.close(resolve));
  expect(await send(mail)).toMatchObject({ state: 'refused', isFinal: false });
});

test.each([
  ['a busy server: not sent', 451, false],
  ['an unknown recipient: rejected permanently', 550, true],
])('%s', async (_, code, isFinal) => {
  const send = await senderTo({ onRcptTo: (_address, _session, done) => done(refusal(code)) });
  expect(await send(mail)).toMatchObject({ state: 'refused', isFinal });
});

test('a server that rejects the email after its content: not sent', async () => {
  const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
    stream.resume();
    stream.on('end', () => done(refusal(452)));
  };
  expect(await (await senderTo({ onData }))(mail)).toMatchObject({ state: 'refused', isFinal: false });
});

test('a connection lost after the content: unknown', async () => {
  const onData: SMTPServerOptions['onData'] = (stream) => {
    stream.resume();
    stream.on('end', () => {
      for (const connection of server.connections) connection.close();
    });
  };
  expect(await (await senderTo({ onData }))(mail)).toMatchObject({ state: 'unknown' });
});
