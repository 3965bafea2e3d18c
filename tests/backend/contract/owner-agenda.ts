import type { Booking } from 'data-client';
import { owner, visitor } from './clients';
import { aContractBooking, existing, freeSlots, refusal, someEmail } from './material';

/** Declares the tests of bookings in the order of their time. */
export function ownerAgenda(): void {
  async function book(): Promise<Booking> {
    const [slot] = await freeSlots();
    return visitor.bookings.create(aContractBooking(slot));
  }

  test('OB5 the soonest bookings come first, then the past ones, in pages with an exact total', async () => {
    await book();
    await book();
    const { rows, total } = await owner.bookings.list({ page: 1, pageSize: 500, sort: 'soonest' });
    const [now, starts] = [Date.now(), (booking: Booking) => booking.startsAt.getTime()];
    const upcoming = rows.filter(({ endsAt }) => endsAt.getTime() > now);
    const past = rows.filter(({ endsAt }) => endsAt.getTime() <= now);
    const inOrder = [
      ...upcoming.toSorted((a, b) => starts(a) - starts(b)),
      ...past.toSorted((a, b) => starts(b) - starts(a)),
    ];
    expect(upcoming.length).toBeGreaterThan(1);
    expect(rows.map(starts)).toEqual(inOrder.map(starts));
    expect(total).toBe((await owner.bookings.list({ page: 1, pageSize: 1, sort: 'newest' })).total);
    for (const pageSize of [upcoming.length - 1, upcoming.length + 1]) {
      const ids: string[] = [];
      for (let page = 1; ids.length < total; page += 1) {
        const one = await owner.bookings.list({ page, pageSize, sort: 'soonest' });
        expect(one.total).toBe(total);
        expect(one.rows.length).toBeGreaterThan(0);
        ids.push(...one.rows.map(({ id }) => id));
      }
      expect(ids).toEqual(rows.map(({ id }) => id));
    }
    expect(await owner.bookings.list({ page: 99, pageSize: 500, sort: 'soonest' })).toEqual({ rows: [], total });
  });

  test('OB5 the next session is the first one that is not canceled', async () => {
    const cancelled = await book();
    const later = await book();
    await owner.bookings.setStatus({ id: cancelled.id, status: 'cancelled' });
    const next = existing(await owner.bookings.nextFrom(cancelled.startsAt));
    expect(['pending', 'confirmed']).toContain(next.status);
    expect(next.startsAt.getTime()).toBeGreaterThanOrEqual(cancelled.startsAt.getTime());
    expect(next.startsAt.getTime()).toBeLessThanOrEqual(later.startsAt.getTime());
    const before = await owner.bookings.between({ from: cancelled.startsAt, to: next.startsAt });
    expect(before.filter(({ status }) => status !== 'completed')).toEqual([]);
    expect(await owner.bookings.nextFrom(new Date('2199-01-01T00:00:00Z'))).toBeNull();
  });

  /** A series at 6:00 AM, which no other test books. */
  function bookSeries(dates: string[]) {
    const { firstName, lastName, serviceType, phone } = aContractBooking();
    const client = { firstName, lastName, serviceType, phone, email: someEmail(), ownerNote: '', answers: {} };
    const slots = dates.map((date) => ({ date, time: '6:00 AM' }));
    const series = { ...client, slots, sendsEmail: false, isSure: true, requestId: crypto.randomUUID() };
    return owner.bookings.bookSeries(series);
  }

  test('OB2 a move that is sent again after a lost response is no conflict', async () => {
    const [booked] = await bookSeries(['2031-03-04', '2031-03-11']);
    const move = { ...existing(booked), time: '6:30 AM', isSure: true };
    const moved = await owner.bookings.move(move);
    expect(await owner.bookings.move(move)).toEqual(moved);
    await expect(owner.bookings.move({ ...move, time: '7:00 AM' })).rejects.toEqual(refusal('conflict'));
    await owner.bookings.setStatus({ id: moved.id, status: 'cancelled' });
    await expect(owner.bookings.move(move)).rejects.toEqual(refusal('conflict'));
  });

  test('OB3 a move of a series that is sent again after a lost response is no conflict', async () => {
    const booked = await bookSeries(['2031-04-01', '2031-04-08']);
    const moves = booked.map((booking) => ({ ...booking, time: '6:30 AM' }));
    const moved = await owner.bookings.moveSeries({ moves, isSure: true });
    expect(await owner.bookings.moveSeries({ moves, isSure: true })).toEqual(moved);
    const ids = moves.map(({ id }) => id);
    for (const id of ids) {
      await owner.bookings.remove([id]);
      await expect(owner.bookings.moveSeries({ moves, isSure: true })).rejects.toEqual(refusal('conflict'));
    }
  });

  test('MP1 a change of place that is sent again after a lost response is no conflict', async () => {
    const [booked] = await bookSeries(['2031-05-06', '2031-05-13']);
    const change = { ...existing(booked), meeting: { kind: 'phone', place: 'I’ll call you.' } as const };
    const changed = await owner.bookings.relocate(change);
    expect(changed.meeting).toEqual(change.meeting);
    expect(await owner.bookings.relocate(change)).toEqual(changed);
    const other = { ...change, meeting: { kind: 'phone', place: 'Please call me.' } as const };
    await expect(owner.bookings.relocate(other)).rejects.toEqual(refusal('conflict'));
  });

  test('PO2 only earlier no-shows of the same person count, at all addresses', async () => {
    const email = someEmail().replace('-', '_');
    const missed = async (date: string, address = email) => {
      const { firstName, lastName, serviceType, phone } = aContractBooking();
      const client = { firstName, lastName, serviceType, phone, email: address, ownerNote: '', answers: {} };
      const slot = { date, time: '9:00 AM', isSure: true, sendsEmail: false, requestId: crypto.randomUUID() };
      const { id } = await owner.bookings.book({ ...client, ...slot });
      return owner.bookings.setStatus({ id, status: 'no-show' });
    };
    await missed('2021-03-01');
    await missed('2021-03-02', email.replace('_', 'x'));
    const booking = await missed('2021-03-03');
    await missed('2021-03-04');
    expect(await owner.bookings.countNoShows(booking.id)).toBe(1);
    const other = someEmail();
    await missed('2021-02-26', other);
    const [person, joined] = await Promise.all([email, other].map((one) => owner.people.byIdOrEmail(one)));
    await owner.people.join(person!.id, joined!.id);
    expect(await owner.bookings.countNoShows(booking.id)).toBe(2);
  });
}
