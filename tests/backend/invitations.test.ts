import { actAs, addOwner, inScratchDatabase } from '../scratch-steps';
import { asOwner, historyOf, owner, visitor } from './api';
import { personOf, write } from './people-steps';
import { book, bookingForm, clearCalendar, freeSlot } from './slots';

beforeEach(clearCalendar);

const invite = (to_email: string, given: Record<string, unknown> = {}) =>
  asOwner<string>('create_booking_invitation', { to_email, ...given });
const open = async (token: unknown) => visitor().rpc('open_booking_invitation', { token });
const invitations = () => owner().from('booking_invitations');
const noLonger = { code: 'PT422', message: 'This link no longer works. You can still book as usual.' };

test('PE7 a link fills in the details of the latest booking, as often as it is opened', async () => {
  const known = bookingForm(await freeSlot(), { phone: '+1 (503) 555-0110', company: 'Northwind' });
  await book(known);
  const token = await invite(known.email.toUpperCase(), { service_type: 'executive' });
  const { first_name: firstName, last_name: lastName, phone, company } = known;
  const filled = { firstName, lastName, phone, company, email: known.email.toLowerCase(), serviceType: 'executive' };
  expect((await open(token)).data).toEqual(filled);
  expect((await open(token)).data).toEqual(filled);
});

test('PE7 a link does not show the details of a booking that someone made with the address later', async () => {
  const known = bookingForm(await freeSlot(), { phone: '+1 (503) 555-0110' });
  await book(known).throwOnError();
  const token = await invite(known.email);
  await book(bookingForm(await freeSlot(), { email: known.email, phone: '+1 (503) 555-0199' })).throwOnError();
  expect((await open(token)).data).toMatchObject({ phone: '+1 (503) 555-0110' });
});

test('PE7 a link for a person without bookings fills in their name, and expires', () =>
  inScratchDatabase(async ({ driver }, one) => {
    await driver.unsafe(`select public.send_contact_message('Ada Maria Quill', 'Ada@Example.com', message => 'Hello')`);
    await driver.unsafe(`insert into public.booking_invitations (token_hash, email, service_type, expires_at)
      values (sha256('token'), 'ada@example.com', 'executive', now() + interval '1 minute')`);
    const opened = () => one(`select public.open_booking_invitation('token')`);
    expect(await opened()).toEqual({
      firstName: 'Ada Maria',
      lastName: 'Quill',
      email: 'ada@example.com',
      phone: '',
      company: '',
      serviceType: 'executive',
    });
    await driver.unsafe(`update public.booking_invitations set expires_at = now()`);
    expect(await opened()).toMatchObject({ message: noLonger.message });
  }));

test('PE7 a link works for 30 days, or as long as the owner chooses, and its token is not stored', async () => {
  const email = await write();
  const tokens = [await invite(email), await invite(email, { valid_days: 7 })];
  const { data } = await invitations().select('*').eq('email', email).order('created_at').throwOnError();
  const days = data.map(({ expires_at, created_at }) => (Date.parse(expires_at) - Date.parse(created_at)) / 86_400_000);
  expect(days).toEqual([30, 7]);
  for (const token of tokens) {
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(data)).not.toContain(token);
  }
});

test.each([
  ['an unknown person', { to_email: 'nobody@example.com' }, { code: 'PT409', hint: 'person-gone' }],
  ['an unknown service', { service_type: 'astrology' }, { code: 'PT422', hint: 'service_type' }],
  ['a service that is not booked online', { service_type: 'retreats' }, { code: 'PT422', hint: 'service_type' }],
  ['no time', { valid_days: 0 }, { code: 'PT422', hint: 'valid_days' }],
  ['ever', { valid_days: 366 }, { code: 'PT422', hint: 'valid_days' }],
])('PE7 the owner cannot make a link for %s', async (_, given, refusal) => {
  await expect(invite(await write(), given)).rejects.toMatchObject(refusal);
});

test('PE7 an address has at most 20 links', async () => {
  const email = await write();
  for (let count = 0; count < 20; count += 1) await invite(email);
  await expect(invite(email)).rejects.toMatchObject({ code: 'PT422', hint: 'to_email' });
});

test('PE7 unknown, revoked and erased links show the same sentence', async () => {
  const [ada, bea] = [await write(), await write({ name: 'Bea Quill' })];
  const tokens = { ada: await invite(ada), bea: await invite(bea) };
  expect((await open(tokens.ada)).data).toMatchObject({ email: ada });
  await invitations().delete().eq('email', ada).throwOnError();
  await asOwner('erase_person', { person_id: (await personOf(bea)).id });
  for (const token of [tokens.ada, tokens.bea, 'wrong', '', null]) {
    expect(await open(token)).toMatchObject({ status: 422, error: noLonger });
  }
});

test('PE7 a link keeps working after its person was joined to another one', async () => {
  const [ada, bea] = [await write(), await write({ name: 'Bea Quill' })];
  const token = await invite(bea);
  await asOwner('join_people', { person_id: (await personOf(ada)).id, other_id: (await personOf(bea)).id });
  expect((await open(token)).data).toMatchObject({ firstName: 'Bea', email: bea });
});

test('PE7 a link that is made again after a lost response works at its new address only', async () => {
  const email = await write();
  const invitation_id = crypto.randomUUID();
  const [lost, second] = [await invite(email, { invitation_id }), await invite(email, { invitation_id })];
  expect(await open(lost)).toMatchObject({ error: noLonger });
  expect((await open(second)).data).toMatchObject({ email });
});

test('PE7 links that expired more than 30 days ago are deleted when the next one is made', () =>
  inScratchDatabase(async ({ driver }, one) => {
    await driver.unsafe(`select public.send_contact_message('Ada Quill', 'ada@example.com', message => 'Hello')`);
    for (const days of [29, 31])
      await driver.unsafe(`insert into public.booking_invitations (token_hash, email, expires_at)
        values (sha256('${days}'), 'ada@example.com', now() - interval '${days} days')`);
    await actAs(driver, await addOwner(driver));
    await one(`select public.create_booking_invitation('ada@example.com')`);
    expect(
      await one(`select array_agg(round(extract(epoch from expires_at - now()) / 86400)::integer order by expires_at)
        from public.booking_invitations`),
    ).toEqual([-29, 30]);
  }));

test('PE7 the owner cannot make a link for an archived service', () =>
  inScratchDatabase(async ({ driver }, one) => {
    await driver.unsafe(`select public.send_contact_message('Ada Quill', 'ada@example.com', message => 'Hello')`);
    await actAs(driver, await addOwner(driver));
    const make = () => one(`select public.create_booking_invitation('ada@example.com', 'executive')`);
    expect(await make()).toMatch(/^[0-9a-f]{64}$/);
    await driver.unsafe(`update public.services_la2024 set archived_at = now() where id = 'executive'`);
    await expect(make()).rejects.toMatchObject({ code: 'PT422', hint: 'service_type' });
  }));

test('PE7 the history says who got a link and when it was revoked, without its hash', async () => {
  const email = await write();
  await invite(email);
  await invitations().delete().eq('email', email).throwOnError();
  expect(await historyOf({ table_name: 'booking_invitations', subject: email })).toMatchObject([
    { action: 'added', after: { token_hash: '[redacted]' } },
    { action: 'deleted', before: { token_hash: '[redacted]' } },
  ]);
});

test('PE7 an export of the person has the links without their hashes', async () => {
  const email = await write();
  await invite(email, { service_type: 'executive' });
  const file = await asOwner<{ invitations: object[] }>('export_person', { id_or_email: email });
  expect(file.invitations).toEqual([expect.objectContaining({ email, service_type: 'executive' })]);
  expect(file.invitations[0]).not.toHaveProperty('token_hash');
});
