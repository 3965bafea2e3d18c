import { someCoach } from '../booking-mail/testing.ts';
import type { Database } from '../_shared/database.ts';
import { deliverCampaigns } from './deliver.ts';
import { createCampaignOutbox } from './outbox.ts';
import { createFakeDelivery, someCampaign } from './testing.ts';

const readers = ['ada@example.com', 'bob@example.com', 'eve@example.com', 'zoe@example.com'];

test('a reader who unsubscribed after the claim gets no email', async () => {
  const { delivery, sent } = createFakeDelivery(readers);
  const { start } = delivery.outbox;
  delivery.outbox.start = async (mail, hash) => mail.email !== 'bob@example.com' && start(mail, hash);
  expect(await deliverCampaigns(delivery)).toBe(3);
  expect(sent.map(({ to }) => to.address)).not.toContain('bob@example.com');
});

test('a run ends in time, and counts only what was sent', async () => {
  const { delivery, rows } = createFakeDelivery(readers, ({ to }) =>
    to.address === 'ada@example.com' ? { state: 'refused', reason: 'full', isFinal: false } : { state: 'sent' },
  );
  expect(await deliverCampaigns({ ...delivery, isTimeUp: () => true })).toBe(2);
  expect(rows.map(({ state }) => state)).toEqual(['refused', 'sent', 'sent', 'waiting']);
});

test('an outcome that could not be recorded is recorded again', async () => {
  const { delivery, rows, sent } = createFakeDelivery(readers.slice(0, 1));
  jest.spyOn(delivery.outbox, 'settle').mockRejectedValueOnce(new Error('no database'));
  await deliverCampaigns(delivery);
  expect([rows[0]?.state, sent.length]).toEqual(['sent', 1]);
});

test('the readers of each campaign get its own text', async () => {
  const { delivery, sent } = createFakeDelivery(readers.slice(0, 2));
  const { claim } = delivery.outbox;
  delivery.outbox.claim = async () => (await claim()).map((mail) => ({ ...mail, campaignId: mail.email }));
  delivery.outbox.content = async (id) => ({ ...someCampaign, subject: `For ${id}` });
  await deliverCampaigns(delivery);
  expect(sent.map(({ to, subject }) => `${to.address} ${subject}`).toSorted()).toEqual([
    'ada@example.com For ada@example.com',
    'bob@example.com For bob@example.com',
  ]);
});

test.each(['12 Main Street & Co., Boston', ''])(
  'the footer has the postal address, if any: %j',
  async (postalAddress) => {
    const { delivery, sent } = createFakeDelivery(readers.slice(0, 1));
    const coach = { ...someCoach, postalAddress };
    await deliverCampaigns({ ...delivery, readCoach: async () => coach });
    const [mail] = sent;
    expect(mail?.text.includes('Lena Ashford, 12 Main Street & Co., Boston')).toBe(postalAddress !== '');
    expect(mail?.html.includes('Lena Ashford, 12 Main Street &amp; Co., Boston')).toBe(postalAddress !== '');
    expect(mail?.html).not.toContain('Lena Ashford, <');
    expect(mail?.text).toMatch(/\nUnsubscribe: \S+\s*$/);
  },
);

test('an email that the server rejects for good is not tried again', async () => {
  const call = jest.fn(async () => undefined);
  const outbox = createCampaignOutbox({ call } as unknown as Database);
  const mail = { mailId: 'mail-0', claim: 'claim', campaignId: someCampaign.id, email: 'ada@example.com' };
  await outbox.settle(mail, { state: 'refused', reason: 'unknown', isFinal: true });
  expect(call).toHaveBeenCalledWith(
    'settle_campaign_mail',
    expect.objectContaining({ mail_id: 'mail-0', outcome: 'refused-for-good', reason: 'unknown' }),
  );
});
