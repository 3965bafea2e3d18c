import { asOwner, historyOf, newEmail, operator, owner, visitor } from './api';
import { claimContactMails, newSubscriber, startedCampaign, unsubscribe } from './campaign-steps';
import { personOf } from './people-steps';

const statement = 'These people agreed to receive my newsletter.';
type Entry = { email: string; name?: string; consented_on?: string; source?: string };

const bring = (entries: Entry[], more: Record<string, unknown> = {}) =>
  asOwner<string[]>('import_subscribers', { entries, statement, ...more });

const stored = async (email: string) =>
  (await operator().from('newsletter_subscribers_la2024').select('*').ilike('email', email).throwOnError()).data;

const someone = async (status: 'active' | 'unsubscribed') => {
  const email = await newSubscriber();
  const table = owner().from('newsletter_subscribers_la2024');
  await table.update({ status }).eq('email', email).throwOnError();
  return email;
};

test('PE9 an imported address is confirmed by the owner’s statement, which is stored with its date and wording', async () => {
  const email = newEmail('Imported');
  const entry = { email, name: 'Ada Quill', consented_on: '2025-03-01', source: 'Fair in Köln, 2025!' };
  expect(await bring([entry])).toEqual(['added']);
  expect(await stored(email)).toMatchObject([
    {
      email,
      name: 'Ada Quill',
      source: 'fair-in-koln-2025',
      status: 'active',
      consented_on: '2025-03-01',
      consent_statement: statement,
      confirmed_at: expect.any(String),
    },
  ]);
  expect(await personOf(email.toLowerCase())).toMatchObject({
    name: 'Ada Quill',
    addresses: [{ subscription: 'active' }],
  });
  expect((await claimContactMails()).map((mail) => mail.email)).not.toContain(email);
  await startedCampaign();
  const [{ id }] = (await stored(email)) as [{ id: string }];
  const mails = await operator().from('newsletter_campaign_mails').select('id').eq('subscriber_id', id).throwOnError();
  expect(mails.data).toHaveLength(1);
});

test('PE9 an import leaves known, unsubscribed and unconfirmed addresses as they are, and says which', async () => {
  const [reader, left, unconfirmed, fresh] = [
    await someone('active'),
    await someone('unsubscribed'),
    newEmail('unconfirmed'),
    newEmail('new'),
  ];
  await visitor().rpc('subscribe', { email: unconfirmed }).throwOnError();
  const entries: Entry[] = [
    { email: reader.toUpperCase() },
    { email: left },
    { email: unconfirmed },
    { email: 'no address' },
    { email: 'ERASED@erased.invalid' },
    { email: newEmail('future'), consented_on: '2999-01-01' },
    { email: newEmail('name'), name: 'x'.repeat(121) },
    { email: fresh },
    { email: fresh.toUpperCase() },
  ];
  const seen = () => Promise.all([reader, left, unconfirmed].map(stored));
  const before = await seen();
  const outcomes = ['known', 'unsubscribed', 'known', 'email', 'email', 'consented_on', 'name', 'added', 'known'];
  expect(await bring(entries, { statement: '', is_preview: true })).toEqual(outcomes);
  expect(await stored(fresh)).toEqual([]);
  expect(await bring(entries)).toEqual(outcomes);
  expect(await seen()).toEqual(before);
  // The same file again doubles nothing.
  expect(await bring([{ email: fresh }])).toEqual(['known']);
  expect(await stored(fresh)).toHaveLength(1);
});

test('PE9 an import needs a statement and takes 500 addresses at once', async () => {
  const entries = Array.from({ length: 501 }, () => ({ email: newEmail('many') }));
  await expect(bring(entries)).rejects.toMatchObject({ code: 'PT422', hint: 'entries' });
  expect(await bring(entries.slice(1), { is_preview: true })).toHaveLength(500);
  await expect(bring(entries.slice(0, 1), { statement: ' ' })).rejects.toMatchObject({ hint: 'statement' });
  expect(await stored(entries[0]!.email)).toEqual([]);
});

test('PE9 the statement ends with the subscription: who left and subscribes again has to confirm', async () => {
  const email = newEmail('imported');
  await bring([{ email, consented_on: '2025-03-01' }]);
  await unsubscribe(email);
  await visitor().rpc('subscribe', { email }).throwOnError();
  expect(await stored(email)).toMatchObject([
    { status: 'active', confirmed_at: null, consented_on: null, consent_statement: null },
  ]);
});

test('PE9 the history has one entry for an import', async () => {
  await bring([{ email: newEmail('one') }, { email: newEmail('two') }]);
  expect((await historyOf({ reason: 'imported' })).at(-1)).toMatchObject({
    action: 'added',
    subject: '2 addresses',
    after: { consent_statement: statement },
  });
});
