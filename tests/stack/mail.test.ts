import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Browser, Page } from 'playwright-core';
import { type HarnessStack, startStack } from '../../local-stack/harness';
import { expectSoon } from '../browser/expect-soon';
import { launchBrowser } from '../browser/launch.mjs';
import { violationsOf } from '../browser/violations';
import { book, post } from './booking';

let stack: HarnessStack;
let browser: Browser | undefined;

beforeAll(async () => {
  stack = await startStack({ withSite: false });
});

afterEach(async () => {
  await browser?.close();
  browser = undefined;
});

afterAll(() => stack?.stop());

const toApi = (path: string, body: unknown, headers?: Record<string, string>) =>
  post(`${stack.addresses.api}${path}`, body, headers);

const sendMail = (mail: object) =>
  nodemailer.createTransport({ host: 'localhost', port: stack.ports.SMTP_PORT }).sendMail(mail);

type InboxMail = {
  id: string;
  subject: string;
  text: string;
  html: string;
  attachments: { name: string; type: string; address: string }[];
};

async function inboxOf(address: string) {
  const answer = await fetch(`${stack.addresses.mail}/api/messages?to=${address}`);
  return (await answer.json()) as InboxMail[];
}

async function askForMail(bookingId: string) {
  const answer = await toApi('/functions/v1/booking-mail', { bookingId });
  return (await answer.json()) as { state: string };
}

test('B9 a booking sends one email with the calendar invite and one alert, however often the page requests it', async () => {
  const { id } = await book(stack.addresses.api, 'ada@example.com', { message: '<b>Cheap watches</b>' });
  await Promise.all([askForMail(id), askForMail(id), askForMail(id)]);
  // The schedule may be sending them.
  const ask = async () => (await askForMail(id)).state;
  await expectSoon(ask, (state) => state === 'sent');
  const [mail, ...others] = await inboxOf('ada@example.com');
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Your request for \w+day, .* at 9:00 AM Eastern Time$/);
  // Anyone can book with someone else's address, so their text goes only to the owner.
  expect(mail?.html).not.toContain('Cheap watches');
  const invite = mail?.attachments.find(({ name }) => name === 'consultation.ics');
  const calendar = await (await fetch(`${stack.addresses.mail}${invite?.address}`)).text();
  expect(calendar).toContain(`UID:${id}@booking`);

  const alerts = async () =>
    (await inboxOf('hello@lenaashford.example')).filter(({ text }) => text.includes('ada@example.com'));
  await expectSoon(alerts, ({ length }) => length > 0);
  const [alert, ...otherAlerts] = await alerts();
  expect(otherAlerts).toEqual([]);
  expect(alert?.text).toContain(`${stack.addresses.site}/#/admin`);
  expect(alert?.html).toContain('&lt;b&gt;Cheap watches&lt;/b&gt;');
});

test('PE8 the owner gets one alert of a message, however often the page asks for it', async () => {
  const message = { name: 'Maya Brooks', email: 'maya@example.com', message: 'Do you work with <b>founders</b>?' };
  await toApi('/rest/v1/rpc/send_contact_message', message);
  const ask = () => toApi('/functions/v1/contact-mail', {});
  await Promise.all([ask(), ask(), ask()]);
  const alerts = async () =>
    (await inboxOf('hello@lenaashford.example')).filter(({ subject }) => subject === 'New message: Maya Brooks');
  await expectSoon(alerts, ({ length }) => length > 0);
  await ask();
  const [alert, ...others] = await alerts();
  expect(others).toEqual([]);
  expect(alert?.html).toContain('&lt;b&gt;founders&lt;/b&gt;');
  expect(alert?.text).toContain(`${stack.addresses.site}/#/admin/contacts/`);
});

test('pages on any origin can call the function, but only with the key', async () => {
  const asked = await toApi(
    '/functions/v1/booking-mail',
    { bookingId: randomUUID() },
    { origin: 'http://partner.example' },
  );
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
  expect(await asked.json()).toEqual({ state: 'queued' });
  const refused = await toApi('/functions/v1/booking-mail', { bookingId: randomUUID() }, { apikey: 'somebody' });
  expect(refused.status).toBe(401);
});

test('a missing function returns 404', async () => {
  expect((await toApi('/functions/v1/nothing', {})).status).toBe(404);
});

async function openInbox(): Promise<Page> {
  browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(stack.addresses.mail);
  return page;
}

async function barriersOn(page: Page) {
  return (await violationsOf(page)).map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const hostileMail = {
  from: 'Eve <eve@example.com>',
  to: 'owner@example.com',
  subject: '<img src=x onerror="parent.document.title = 1">',
  text: 'Plain words',
  html: '<h1>Rich words</h1><script>parent.document.title = "taken"</script><form action="/delete-all" method="post"><button>Win</button></form>',
  attachments: [{ filename: 'page.html', content: '<script>alert(1)</script>' }],
};

test('the inbox shows an email without running its content', async () => {
  await sendMail(hostileMail);
  const page = await openInbox();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('link', { name: hostileMail.subject }).click();
  const mail = page.frameLocator('iframe');
  await mail.getByRole('heading', { name: 'Rich words' }).waitFor();
  expect(await page.title()).toBe(`${hostileMail.subject} · Local mail`);
  await mail.getByRole('button', { name: 'Win' }).click();
  await page.getByText('As plain text').click();
  expect(await page.getByText('Plain words').isVisible()).toBe(true);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'page.html' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('page.html');
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Inbox' }).click();
  await page.getByRole('link', { name: hostileMail.subject }).waitFor();
});

test('the inbox serves an attachment with an invalid type', async () => {
  const part = [
    '--b',
    'Content-Type: text/\u0001',
    'Content-Disposition: attachment; filename=a.txt',
    '',
    'Words',
    '--b--',
  ];
  const raw = [
    'To: odd@example.com',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...part,
  ].join('\r\n');
  const envelope = { from: 'sender@example.com', to: 'odd@example.com' };
  await sendMail({ envelope, raw });
  const [mail] = await inboxOf('odd@example.com');
  const answer = await fetch(`${stack.addresses.mail}${mail!.attachments[0]!.address}`);
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
});

test('the inbox announces new emails and can be emptied', async () => {
  const page = await openInbox();
  await sendMail({ ...hostileMail, subject: 'Fresh' });
  await page.getByRole('link', { name: 'New email has arrived. Show it' }).click();
  await page.getByRole('link', { name: 'Fresh' }).waitFor();
  await page.getByRole('button', { name: 'Delete all' }).click();
  await page.getByText('No emails yet').waitFor();
  expect(await barriersOn(page)).toEqual([]);
});

test('another page in the same browser cannot empty the inbox', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const refused = await fetch(`${stack.addresses.mail}/delete-all`, { method: 'POST', headers });
  expect(refused.status).toBe(403);
});

test('the inbox rejects requests under another host name', async () => {
  const statusFor = (name: string) =>
    new Promise((resolve) => {
      const headers = { host: `${name}:${stack.ports.MAIL_PORT}` };
      http.get(`${stack.addresses.mail}/api/messages`, { headers }, (answer) => resolve(answer.resume().statusCode));
    });
  const names = ['localhost', '127.0.0.1', '[::1]', 'attacker.example', 'localhost.attacker.example'];
  expect(await Promise.all(names.map(statusFor))).toEqual([200, 200, 200, 421, 421]);
});

test.each(['mail', 'logs'])('other users of this machine cannot read the folder %s', async (name) => {
  expect((await stat(path.join(stack.dataDir, name))).mode & 0o077).toBe(0);
});
