import { asOwner, historyOf, newEmail, operator, owner, visitor } from './api';
import { claimContactMails, newSubscriber, startedCampaign, unsubscribe } from './campaign-steps';
import { actAs, addOwner, inScratchDatabase, onServer, type Driver } from '../scratch-steps';
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
  const batch = { import_id: crypto.randomUUID() };
  // A batch whose response was lost is sent again, and counts what it has added.
  for (const attempt of [batch, batch]) expect(await bring(entries, attempt)).toEqual(outcomes);
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

const isUndone = { code: 'PT409', message: 'This import was undone, so no more addresses are added.' };

type Undone = { removed: number; changed: number; mailed: number; is_done: boolean };

const undo = (import_id: string) => asOwner<Undone>('undo_import', { import_id });

test('PE9 undoing an import deletes only its unchanged rows, and says how many stay and why', async () => {
  const import_id = crypto.randomUUID();
  const [reader, mailed, left, fresh, other] = [
    await someone('active'),
    newEmail('mailed'),
    newEmail('left'),
    newEmail('fresh'),
    newEmail('other'),
  ];
  await bring([{ email: mailed }], { import_id });
  await startedCampaign();
  await bring([{ email: reader }, { email: left }, { email: fresh }], { import_id });
  await bring([{ email: other }], { import_id: crypto.randomUUID() });
  await unsubscribe(left);
  const kept = () => Promise.all([reader, mailed, left, other].map(stored));
  const before = await kept();
  expect(await historyOf({ row_id: import_id })).toMatchObject([
    { subject: '1 address', restorable_until: expect.any(String) },
    { subject: '2 addresses', restorable_until: null },
  ]);
  expect(await undo(import_id)).toEqual({ removed: 1, changed: 1, mailed: 1, is_done: true });
  expect(await stored(fresh)).toEqual([]);
  expect(await personOf(fresh)).toBeUndefined();
  expect(await kept()).toEqual(before);
  expect(await historyOf({ row_id: import_id })).toMatchObject([
    { reason: 'imported', restorable_until: null },
    { reason: 'imported', restorable_until: null },
    { reason: 'import-undone', action: 'deleted', subject: '1 address', after: { kept: 2 } },
  ]);
  // A request repeated after a lost response finds nothing more to delete.
  expect(await undo(import_id)).toEqual({ removed: 0, changed: 1, mailed: 1, is_done: true });
  expect(await historyOf({ row_id: import_id })).toHaveLength(3);
  await expect(bring([{ email: fresh }], { import_id })).rejects.toMatchObject(isUndone);
  expect(await stored(fresh)).toEqual([]);
  expect(await bring([{ email: fresh }])).toEqual(['added']);
});

test('PE9 undoing an import keeps a reader who has subscribed since', async () => {
  const import_id = crypto.randomUUID();
  const email = newEmail('both');
  await bring([{ email }], { import_id });
  await visitor().rpc('subscribe', { email }).throwOnError();
  expect(await undo(import_id)).toMatchObject({ removed: 0, is_done: true });
  expect(await stored(email)).toMatchObject([{ status: 'active' }]);
  await expect(bring([{ email: newEmail('later') }], { import_id })).rejects.toMatchObject(isUndone);
});

test('PE9 an undone import leaves no copy of its addresses', async () => {
  const import_id = crypto.randomUUID();
  const email = newEmail('undone');
  await bring([{ email }], { import_id });
  const [{ id }] = (await stored(email)) as [{ id: string }];
  await undo(import_id);
  const after = { table_name: 'newsletter_subscribers_la2024', row_id: `${id.slice(0, 24)}${'0'.repeat(12)}` };
  const copies = await asOwner<{ lines: string }>('saved_rows', { table_name: 'deleted_rows', after });
  expect(copies.lines).not.toContain(id);
});

test('PE9 an imported address and a sign-up that spells its domain differently are one subscriber', async () => {
  const email = newEmail('wide');
  const wide = email.replace('@e', '@ｅ');
  expect(await bring([{ email: wide }, { email }])).toEqual(['added', 'known']);
  await visitor().rpc('subscribe', { email }).throwOnError();
  expect([await stored(email), await stored(wide)]).toMatchObject([[{ email }], []]);
});

test('PE9 a large import is undone 500 addresses at a time', async () => {
  const import_id = crypto.randomUUID();
  const many = Array.from({ length: 501 }, () => ({ email: newEmail('many') }));
  await bring(many.slice(1), { import_id });
  await bring(many.slice(0, 1), { import_id });
  expect(await undo(import_id)).toEqual({ removed: 500, changed: 0, mailed: 0, is_done: false });
  expect((await historyOf({ row_id: import_id, reason: 'imported' }))[0]!.restorable_until).not.toBeNull();
  await expect(bring([{ email: newEmail('later') }], { import_id })).rejects.toMatchObject(isUndone);
  expect(await undo(import_id)).toEqual({ removed: 1, changed: 0, mailed: 0, is_done: true });
});

/** Imports five addresses and undoes that. Returns what a query finds at the end of the same transaction. */
async function undoFive(driver: Driver, query: string) {
  const import_id = crypto.randomUUID();
  const entries = JSON.stringify(Array.from({ length: 5 }, () => ({ email: newEmail('many') })));
  const bringing = 'select public.import_subscribers($1::text::jsonb, $2, false, $3)';
  await driver.unsafe(bringing, [entries, statement, import_id]);
  const [found] = await driver.begin(async (transaction) => {
    await transaction.unsafe(`set local track_functions = 'all'`);
    await transaction.unsafe('select public.undo_import($1)', [import_id]);
    await transaction.unsafe('set constraints all immediate');
    return transaction.unsafe(query);
  });
  return found!;
}

test('PE9 undoing an import does not read the history of other people', () =>
  inScratchDatabase(async ({ driver }) => {
    const ownerId = await addOwner(driver);
    await driver.unsafe(
      `insert into public.change_history (actor_id, actor, table_name, row_id, action, before)
       select $1, 'owner', 'person_notes', gen_random_uuid()::text, 'deleted',
         jsonb_build_object('person_id', gen_random_uuid())
       from generate_series(1, 2000)`,
      [ownerId],
    );
    await actAs(driver, ownerId);
    const { rows } = await undoFive(
      driver,
      `select (pg_stat_get_xact_tuples_returned(id) + pg_stat_get_xact_tuples_fetched(id))::integer as rows
      from (select 'public.change_history'::regclass as id) as history`,
    );
    expect(rows).toBeLessThan(1000);
  }, onServer));

test('PE9 undoing an import summarizes its people once, not one by one', () =>
  inScratchDatabase(async ({ driver }, one) => {
    await actAs(driver, await addOwner(driver));
    const calls = `select pg_stat_get_xact_function_calls('private.refresh_people(uuid[])'::regprocedure)::integer as calls`;
    expect(await undoFive(driver, calls)).toEqual({ calls: 1 });
    expect(await one('select count(*)::integer from public.people')).toBe(0);
  }, onServer));
