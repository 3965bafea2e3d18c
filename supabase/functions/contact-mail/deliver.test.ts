import { someCoach } from '../booking-mail/testing.ts';
import { deliver } from './deliver.ts';
import { createFakeDelivery, someAlert, someWelcome } from './testing.ts';

test('PE8 the owner gets an alert with the message, and replying answers the visitor', async () => {
  const { delivery, sent } = createFakeDelivery([someAlert]);
  expect(await deliver(delivery)).toBe(1);
  const [alert] = sent;
  expect(alert).toMatchObject({
    subject: 'New message: Maya Brooks',
    to: { address: someCoach.email },
    replyTo: { name: 'Maya Brooks', address: 'maya@example.com' },
  });
  expect(alert?.text).toContain('Service: Career Coaching');
  expect(alert?.text).toContain(`https://lenaashford.example/#/admin/contacts/${someAlert.message.id}`);
  expect(alert?.html).toContain('Do you work with &lt;b&gt;founders&lt;/b&gt;?');
});

test('PE8 with message alerts off no alert is sent, whatever the setting for bookings', async () => {
  const coach = { ...someCoach, wantsAlerts: true, wantsMessageAlerts: false };
  const { delivery, rows, sent } = createFakeDelivery([someAlert], undefined, coach);
  await deliver(delivery);
  expect(sent).toEqual([]);
  expect(rows[0]?.state).toBe('skipped');
  const onlyMessages = createFakeDelivery([someAlert], undefined, { ...someCoach, wantsAlerts: false });
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

test('PE8 PE9 a mail that may have arrived is never sent again', async () => {
  const { delivery, rows, sent } = createFakeDelivery([someAlert], { state: 'unknown', reason: 'connection lost' });
  await Promise.all([deliver(delivery), deliver(delivery)]);
  await deliver(delivery);
  expect(sent).toHaveLength(1);
  expect(rows[0]?.state).toBe('dead');
});
