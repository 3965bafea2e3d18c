import type { Booking } from 'data-client';
import { localOwner } from '../api';
import { expectSoon } from '../../browser/expect-soon';
import { owner, visitor } from './clients';
import { aContractBooking, existing, freeSlots, nowhere, refusal } from './material';
import { ownerAvailability } from './owner-availability';
import { ownerAgenda } from './owner-agenda';
import { ownerCalendar } from './owner-calendar';
import { ownerForms } from './owner-forms';
import { ownerMails } from './owner-mails';
import { ownerMessages } from './owner-messages';
import { ownerImages } from './owner-images';
import { ownerPosts } from './owner-posts';
import { ownerNewsletter } from './owner-newsletter';
import { ownerSettings } from './owner-settings';
import { ownerTestimonials } from './owner-testimonials';

const firstPage = { page: 1, pageSize: 10 };

export function ownerClient(): void {
  async function book(lastName: string): Promise<Booking> {
    const [slot] = await freeSlots();
    return visitor.bookings.create(aContractBooking({ ...slot, lastName }));
  }

  const aName = () => `Contract${crypto.randomUUID().slice(0, 8)}`;

  test('A1 the owner is signed out at first, and nobody else reads bookings', async () => {
    expect(await owner.session.current()).toBeNull();
    await expect(owner.bookings.list(firstPage)).rejects.toEqual(refusal('session-expired'));
  });

  test.each([
    ['a wrong password', { password: 'not-the-password' }],
    ['an unknown address', { email: 'stranger@example.com' }],
  ])('A2 %s reads Invalid credentials', async (_, wrong) => {
    const attempt = owner.session.signIn({ ...localOwner, ...wrong });
    await expect(attempt).rejects.toMatchObject({ code: 'rejected', message: 'Invalid credentials' });
    expect(await owner.session.current()).toBeNull();
  });

  describe('signed in', () => {
    beforeAll(() => owner.session.signIn(localOwner));

    test('A3 the session has name, email and role', async () => {
      const user = await owner.session.current();
      expect(user).toMatchObject({ email: localOwner.email, role: 'super_admin' });
      expect(user).toHaveProperty('name', expect.stringMatching(/\S/));
    });

    test('K1 all bookings are listed newest first, in pages with an exact total', async () => {
      await book(aName());
      const everything = await owner.bookings.list({ page: 1, pageSize: 500 });
      expect(everything.total).toBe(everything.rows.length);
      const times = everything.rows.map((booking) => booking.createdAt.getTime());
      expect(times).toEqual([...times].sort((a, b) => b - a));
      const second = await owner.bookings.list({ page: 2, pageSize: 1 });
      expect(second).toMatchObject({ total: everything.total, rows: [{ id: existing(everything.rows[1]).id }] });
      expect(await owner.bookings.list({ page: 99, pageSize: 500 })).toEqual({ rows: [], total: everything.total });
    });

    test('K1 a status filter and a search narrow the list', async () => {
      const name = aName();
      const booking = await book(name);
      const found = await owner.bookings.list({ ...firstPage, search: ` maren  ${name.toLowerCase()} ` });
      expect(found).toMatchObject({ total: 1, rows: [{ id: booking.id }] });
      expect(await owner.bookings.list({ ...firstPage, search: name, status: 'completed' })).toEqual({
        rows: [],
        total: 0,
      });
    });

    test('K1 a search finds every text that visitors type', async () => {
      const [slot] = await freeSlots();
      const name = aName();
      const company = 'A*b (c), "d" \\e ^f$ [g] {h|i} j+k? 100% l_m';
      await visitor.bookings.create(aContractBooking({ ...slot, lastName: name, company }));
      expect(await owner.bookings.list({ ...firstPage, search: `${name} ${company}` })).toMatchObject({ total: 1 });
    });

    test.each(['%', '_', '*x*', '"', '\\', 'a,b', 'or(status.eq.pending)', ')', "'"])(
      'K1 a search for %s is taken literally',
      async (search) => {
        const { rows } = await owner.bookings.list({ ...firstPage, search });
        const texts = rows.map(({ firstName, lastName, email, company, serviceName }) =>
          [firstName, lastName, email, company, serviceName].join(' '),
        );
        for (const text of texts) expect(text.toLowerCase()).toContain(search);
      },
    );

    test('K2 a new status is stored with its date', async () => {
      const booking = await book(aName());
      const confirmed = await owner.bookings.setStatus({ id: booking.id, status: 'confirmed' });
      expect(confirmed).toMatchObject({ id: booking.id, status: 'confirmed' });
      expect(confirmed.updatedAt.getTime()).toBeGreaterThan(booking.updatedAt.getTime());
      expect(await owner.bookings.byId(booking.id)).toEqual(confirmed);
    });

    test('K2 a status is not set over a change that the owner has not seen', async () => {
      const seen = await book(aName());
      const confirmed = { id: seen.id, status: 'confirmed', seen } as const;
      await owner.bookings.setStatus(confirmed);
      // Sent again after a lost response, it is the same change.
      expect(await owner.bookings.setStatus(confirmed)).toMatchObject({ status: 'confirmed' });
      await owner.bookings.setStatus({ id: seen.id, status: 'cancelled' });
      await expect(owner.bookings.setStatus(confirmed)).rejects.toEqual(refusal('conflict'));
      const otherTime = { status: 'cancelled', startsAt: new Date(seen.startsAt.getTime() + 1) } as const;
      await expect(owner.bookings.setStatus({ ...confirmed, seen: otherTime })).rejects.toEqual(refusal('conflict'));
      expect(await owner.bookings.byId(seen.id)).toMatchObject({ status: 'cancelled' });
    });

    test('K1 a deleted booking disappears', async () => {
      const { id } = await book(aName());
      const { id: other } = await book(aName());
      await owner.bookings.remove([id, other]);
      expect([await owner.bookings.byId(id), await owner.bookings.byId(other)]).toEqual([null, null]);
      await expect(owner.bookings.remove([id])).rejects.toEqual(refusal('not-found'));
    });

    test('K1 a booking deleted while the page is being closed disappears, too', async () => {
      const { id } = await book(aName());
      owner.bookings.removeOnLeaving([id]);
      await expectSoon(
        () => owner.bookings.byId(id),
        (found) => found === null,
      );
    });

    test('K1 the list can be sorted by slot or by name', async () => {
      const [first, second] = [`A${aName()}`, `B${aName()}`];
      await book(second);
      await book(first);
      const byName = await owner.bookings.list({ page: 1, pageSize: 500, sort: 'name' });
      const names = byName.rows.map(({ lastName }) => lastName).filter((name) => [first, second].includes(name));
      expect(names).toEqual([first, second]);
      const bySlot = await owner.bookings.list({ page: 1, pageSize: 500, sort: 'slot' });
      const times = bySlot.rows.map(({ startsAt }) => startsAt.getTime());
      expect(times).toEqual(times.toSorted((a, b) => b - a));
    });

    test('K2 changing a deleted booking is reported', async () => {
      await expect(owner.bookings.setStatus({ id: nowhere, status: 'confirmed' })).rejects.toEqual(
        refusal('not-found'),
      );
      expect(await owner.bookings.byId(nowhere)).toBeNull();
    });

    ownerSettings();
    ownerPosts();
    ownerTestimonials();
    ownerImages();
    ownerNewsletter();
    ownerMails();

    ownerMessages();
    ownerForms();
    ownerAgenda();
    ownerCalendar();
    describe('availability', () => ownerAvailability());

    test('A2 changing the password requires the current one', async () => {
      const { password: current } = localOwner;
      const next = `another-${crypto.randomUUID()}`;
      await expect(owner.session.changePassword({ current: 'not-the-password', next })).rejects.toMatchObject({
        code: 'rejected',
        field: 'current',
      });
      await expect(owner.session.changePassword({ current, next: current })).rejects.toMatchObject({ field: 'next' });
      await owner.session.changePassword({ current, next });
      await expect(owner.session.changePassword({ current, next: `${next}-again` })).rejects.toMatchObject({
        field: 'current',
      });
      expect(await owner.session.current()).toMatchObject({ email: localOwner.email });
      await owner.session.changePassword({ current: next, next: current });
      expect(await owner.session.current()).toMatchObject({ email: localOwner.email });
    });

    test('A2 a password reset responds the same for every address, and an invalid link sets no password', async () => {
      await owner.passwordReset.ask({
        email: `nobody-${crypto.randomUUID()}@example.com`,
        redirectTo: 'http://localhost:3000/',
      });
      const change = { link: crypto.randomUUID(), password: 'four words in a row' };
      await expect(owner.passwordReset.setPassword(change)).rejects.toMatchObject({ code: 'rejected', field: 'link' });
    });

    test('A3 nothing can be read after signing out', async () => {
      await owner.session.signOut();
      expect(await owner.session.current()).toBeNull();
      await expect(owner.bookings.list(firstPage)).rejects.toEqual(refusal('session-expired'));
    });
  });
}
