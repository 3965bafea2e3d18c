import { newSubscriber } from '../campaign-steps';
import { expectSoon } from '../../browser/expect-soon';
import { owner, visitor } from './clients';
import { existing, nowhere, refusal, someEmail } from './material';

/** The signed-in owner's subscribers and campaigns. */
export function ownerNewsletter(): void {
  const page = { page: 1, pageSize: 10 };

  async function subscribe() {
    const email = someEmail();
    await visitor.subscribers.subscribe({ email, website: '' });
    const { rows } = await owner.subscribers.list({ ...page, search: email });
    return existing(rows[0]);
  }

  test('N2 a new subscriber is active, with source and date', async () => {
    const reader = await subscribe();
    expect(reader).toMatchObject({ source: 'website', status: 'active' });
    expect(Date.now() - reader.createdAt.getTime()).toBeLessThan(120_000);
  });

  test('N1 subscribers are listed newest first, with a status filter', async () => {
    const older = await subscribe();
    const newer = await subscribe();
    const { rows } = await owner.subscribers.list({ ...page, pageSize: 500 });
    const ids = rows.map(({ id }) => id);
    expect(ids.indexOf(newer.id)).toBeLessThan(ids.indexOf(older.id));
    await owner.subscribers.setStatus(older.id, 'unsubscribed');
    const found = await owner.subscribers.list({ ...page, search: older.email, status: 'unsubscribed' });
    expect(found).toMatchObject({ total: 1, rows: [{ id: older.id }] });
    expect(await owner.subscribers.list({ ...page, search: older.email, status: 'active' })).toEqual({
      rows: [],
      total: 0,
    });
    const unconfirmed = await owner.subscribers.list({ ...page, search: newer.email, status: 'unconfirmed' });
    expect(unconfirmed).toMatchObject({ total: 1, rows: [{ id: newer.id, confirmedAt: undefined }] });
  });

  test('N3 a new status is stored with its date, also after subscribing again', async () => {
    const reader = await subscribe();
    const left = await owner.subscribers.setStatus(reader.id, 'unsubscribed');
    expect(left.status).toBe('unsubscribed');
    expect(left.updatedAt.getTime()).toBeGreaterThan(reader.updatedAt.getTime());
    // Undo would bring back a reader who has left on their own.
    await expect(owner.subscribers.setStatus(reader.id, 'unsubscribed')).rejects.toEqual(refusal('conflict'));
    await visitor.subscribers.subscribe({ email: reader.email, website: '' });
    expect(await owner.subscribers.byId(reader.id)).toMatchObject({ status: 'active' });
    await expect(owner.subscribers.setStatus(nowhere, 'active')).rejects.toEqual(refusal('not-found'));
  });

  test('N3 deleted subscribers disappear, with and without waiting for the response', async () => {
    const [one, other] = [await subscribe(), await subscribe()];
    await owner.subscribers.remove([one.id]);
    expect(await owner.subscribers.byId(one.id)).toBeNull();
    owner.subscribers.removeOnLeaving([other.id]);
    await expectSoon(
      () => owner.subscribers.byId(other.id),
      (found) => found === null,
    );
  });

  test('N1 N4 the totals match the list', async () => {
    const before = await owner.subscribers.overview();
    await subscribe();
    const left = await subscribe();
    await owner.subscribers.setStatus(left.id, 'unsubscribed');
    const after = await owner.subscribers.overview();
    expect(after).toMatchObject({
      total: before.total + 2,
      active: before.active + 1,
      confirmed: before.confirmed,
      unsubscribed: before.unsubscribed + 1,
      thisMonth: before.thisMonth + 2,
      thisWeek: before.thisWeek + 2,
    });
    expect(after.months).toHaveLength(12);
    const [last, lastBefore] = [existing(after.months.at(-1)), existing(before.months.at(-1))];
    expect([last.joined, last.left]).toEqual([lastBefore.joined + 2, lastBefore.left + 1]);
  });

  test('N5 reading by cursor returns every active subscriber once', async () => {
    const left = await subscribe();
    await owner.subscribers.setStatus(left.id, 'unsubscribed');
    const last = await subscribe();
    const emails: string[] = [];
    let next: string | undefined;
    do {
      const part = await owner.subscribers.activeAfter(next);
      emails.push(...part.rows.map(({ email }) => email));
      ({ next } = part);
    } while (next);
    expect(emails).toHaveLength(await owner.subscribers.countActive());
    expect(new Set(emails).size).toBe(emails.length);
    expect(emails).toContain(last.email);
    expect(emails).not.toContain(left.email);
  });

  const words = { subject: 'What November taught me', body: 'Dear reader' };

  test('N6 a campaign is stored, and changes made elsewhere are not overwritten', async () => {
    const draft = await owner.campaigns.create({ id: crypto.randomUUID(), ...words });
    const saved = await owner.campaigns.save({ ...draft, subject: 'What December asks' });
    expect(await owner.campaigns.byId(draft.id)).toEqual(saved);
    expect(saved).toMatchObject({ subject: 'What December asks', state: 'draft' });
    await expect(owner.campaigns.save({ ...draft, subject: 'Too late' })).rejects.toEqual(refusal('conflict'));
    await owner.campaigns.remove([draft.id]);
    expect(await owner.campaigns.byId(draft.id)).toBeNull();
    await expect(owner.campaigns.save(saved)).rejects.toEqual(refusal('not-found'));
  });

  test('N6 a new campaign that is sent twice is created once', async () => {
    const id = crypto.randomUUID();
    const before = (await owner.campaigns.reports(page)).total;
    const attempts = await Promise.allSettled([0, 1].map(() => owner.campaigns.create({ id, ...words })));
    expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(owner.campaigns.create({ id, ...words })).rejects.toEqual(refusal('conflict'));
    expect((await owner.campaigns.reports(page)).total).toBe(before + 1);
    // Deleting the only row of the last page leads to a page beyond the end.
    expect(await owner.campaigns.reports({ page: 99, pageSize: 10 })).toEqual({ rows: [], total: before + 1 });
    await owner.campaigns.remove([id]);
  });

  test.each([
    ['subject', { ...words, subject: ' ' }],
    ['body', { ...words, body: '\n' }],
  ])('N6 a campaign without a %s cannot be sent', async (field, incomplete) => {
    const draft = await owner.campaigns.create({ id: crypto.randomUUID(), ...incomplete });
    await expect(owner.campaigns.start(draft)).rejects.toEqual(refusal('invalid', field));
    await owner.campaigns.remove([draft.id]);
  });

  test('N6 a campaign that was changed elsewhere is not sent unseen', async () => {
    await newSubscriber();
    const seen = await owner.campaigns.create({ id: crypto.randomUUID(), ...words });
    const saved = await owner.campaigns.save({ ...seen, subject: 'What December asks' });
    await expect(owner.campaigns.start(seen)).rejects.toEqual(refusal('conflict'));
    expect(await owner.campaigns.byId(seen.id)).toEqual(saved);
    await owner.campaigns.remove([seen.id]);
  });

  test('N6 PE9 a campaign is sent to all confirmed subscribers, can be paused, and cannot be deleted', async () => {
    await newSubscriber();
    const newcomer = await subscribe();
    expect(newcomer.confirmedAt).toBeUndefined();
    const draft = await owner.campaigns.create({ id: crypto.randomUUID(), ...words });
    const readers = await owner.campaigns.start(draft);
    expect(readers).toBe(await owner.subscribers.countConfirmed());
    expect(readers).toBeLessThan(await owner.subscribers.countActive());
    expect(await owner.campaigns.start(draft)).toBe(readers);
    expect(await owner.campaigns.report(draft.id)).toMatchObject({
      state: 'sending',
      recipients: readers,
      waiting: readers,
      sent: 0,
    });
    await owner.campaigns.pause(draft.id);
    expect(await owner.campaigns.report(draft.id)).toMatchObject({ state: 'paused' });
    const { rows, total } = await owner.campaigns.reports(page);
    expect(total).toBeGreaterThanOrEqual(1);
    expect(rows[0]).toMatchObject({ id: draft.id, subject: draft.subject });
    expect(await owner.campaigns.problems(draft.id)).toEqual([]);
    const current = existing(await owner.campaigns.byId(draft.id));
    await expect(owner.campaigns.save({ ...current, subject: 'Other news' })).rejects.toEqual(refusal('conflict'));
    await expect(owner.campaigns.remove([draft.id])).rejects.toEqual(refusal('not-found'));
    expect(await owner.campaigns.report(nowhere)).toBeNull();
  });

  test('the change history can be filtered by area', async () => {
    const { rows, total } = await owner.history.list({ ...page, area: 'subscribers' });
    expect(total).toBeGreaterThanOrEqual(rows.length);
    expect(rows.every(({ area }) => area === 'subscribers')).toBe(true);
  });
}
