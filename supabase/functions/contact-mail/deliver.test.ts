import { someCoach } from '../booking-mail/testing.ts';
import { deliver } from './deliver.ts';
import { createFakeDelivery, someAlert, someAnswer, someCalendarAlert, someWelcome } from './testing.ts';

test('PE8 the owner gets an alert with the message, and replying answers the visitor', async () => {
  const alone = { ...someAlert, mailId: 'alert-2', message: { ...someAlert.message, company: '' } };
  const { delivery, sent } = createFakeDelivery([someAlert, alone]);
  expect(await deliver(delivery)).toBe(2);
  const [alert, withoutCompany] = sent;
  expect(alert?.text).toContain('Company: Brooks & Co');
  expect(withoutCompany?.text).not.toContain('Company');
  expect(alert).toMatchObject({
    subject: 'New message: Maya Brooks',
    to: { address: someCoach.email },
    replyTo: { name: 'Maya Brooks', address: 'maya@example.com' },
  });
  expect(alert?.text).toContain('Service: Career Coaching');
  expect(alert?.text).toContain(`https://lenaashford.example/#/admin/contacts/${someAlert.message.id}`);
  expect(alert?.html).toContain('<bdi>Maya Brooks</bdi>');
  expect(alert?.html).toMatch(/<blockquote dir="auto"[^>]*>Do you work with &lt;b&gt;founders&lt;\/b&gt;\?/);
});

test('PE8 with message alerts off no alert is sent, whatever the setting for bookings', async () => {
  const coach = { ...someCoach, wantsAlerts: true, wantsMessageAlerts: false };
  const { delivery, rows, sent } = createFakeDelivery([someAlert], coach);
  await deliver(delivery);
  expect(sent).toEqual([]);
  expect(rows[0]?.state).toBe('skipped');
  const onlyMessages = createFakeDelivery([someAlert], { ...someCoach, wantsAlerts: false });
  expect(await deliver(onlyMessages.delivery)).toBe(1);
});

test('PE9 a new subscriber gets the link that confirms the address', async () => {
  const { delivery, sent } = createFakeDelivery([someWelcome]);
  await deliver(delivery);
  expect(sent[0]).toMatchObject({ to: { address: 'ada@example.com' }, replyTo: { address: someCoach.email } });
  const link = `https://lenaashford.example/#/newsletter/confirm/${someWelcome.link}`;
  expect(sent[0]?.text).toContain(link);
  expect(sent[0]?.html).toContain(`href="${link}"`);
});

test('PE9 a welcome is skipped if the address is confirmed or unsubscribed by then', async () => {
  const { delivery, rows, sent } = createFakeDelivery([{ ...someWelcome, isOutdated: true }]);
  await deliver(delivery);
  expect(sent).toEqual([]);
  expect(rows[0]?.state).toBe('skipped');
});

test('PE4 an answer is a letter to the visitor, in one thread with the alert, and replies reach the owner', async () => {
  const { delivery, sent } = createFakeDelivery([someAlert, someAnswer]);
  await deliver(delivery);
  const [alert, answer] = sent;
  expect(answer).toMatchObject({
    subject: 'Re: Career Coaching',
    from: { address: someCoach.fromEmail },
    to: { name: 'Maya Brooks', address: 'maya@example.com' },
    replyTo: { address: someCoach.email },
    headers: { 'In-Reply-To': alert?.messageId, References: alert?.messageId },
  });
  expect(answer?.text).toBe(
    `${someAnswer.body}\n\nOn November 19, 2026, you wrote:\n> Do you work with <b>founders</b>?\n`,
  );
  expect(answer?.html).toContain('href="https://lenaashford.example/founders?a=1&amp;b=2"');
  expect(answer?.html).toContain('Lena &lt;3');
  expect(answer?.html).toContain('&lt;b&gt;founders&lt;/b&gt;');
});

test('an email that cannot be composed is retried like one that was not sent, and does not stop others', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const calendar = { ...someCalendarAlert.calendar, zone: 'Nowhere/At_All' };
  const { delivery, rows, sent } = createFakeDelivery([
    { ...someCalendarAlert, calendar },
    { ...someCalendarAlert, mailId: 'calendar-2' },
  ]);
  expect(await deliver(delivery)).toBe(1);
  expect(rows.map(({ state }) => state)).toEqual(['waiting', 'sent']);
  expect(rows[0]?.reason).toMatch(/^The email couldn’t be written: RangeError: .*Nowhere/);
  expect(sent).toHaveLength(1);
  expect(log).toHaveBeenCalledWith(expect.any(RangeError));
});

test('CA3 an email says since when and why a calendar cannot be read, and another that it can again', async () => {
  const back = { ...someCalendarAlert, mailId: 'calendar-2', kind: 'owner-calendar-back' as const };
  const outdated = { ...someCalendarAlert, mailId: 'calendar-3', isOutdated: true };
  const { delivery, rows, sent } = createFakeDelivery([someCalendarAlert, back, outdated]);
  expect(await deliver(delivery)).toBe(2);
  const [overdue, again] = sent;
  expect(overdue).toMatchObject({
    subject: 'No times are offered: a calendar can’t be read',
    to: { address: someCoach.email },
  });
  expect(overdue?.text).toContain('“Family” has been unreadable since Sunday, November 22, 2026 at 9:00 AM.');
  expect(overdue?.text).toContain('Reason: calendar.example took too long to respond.');
  expect(overdue?.text).toContain('https://lenaashford.example/#/admin/calendars');
  expect(again?.subject).toBe('Your times can be booked again');
  expect(rows[2]?.state).toBe('skipped');
});

test('PE8 vacation responders answer an email that the owner wrote, and no automatic one', async () => {
  const { delivery, sent } = createFakeDelivery([someAlert, someWelcome, someCalendarAlert, someAnswer]);
  await deliver(delivery);
  const auto = 'auto-generated';
  expect(sent.map(({ headers }) => headers?.['Auto-Submitted'])).toEqual([auto, auto, auto, undefined]);
});

test('PE8 the paragraphs of an answer are apart in every mail client', async () => {
  const { delivery, sent } = createFakeDelivery([someAnswer]);
  await deliver(delivery);
  expect(sent[0]?.html).toContain('Dear Maya,<br><br>yes, I do');
});
