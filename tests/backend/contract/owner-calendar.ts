import { defaultZones } from 'domain/coach-zones';
import { slotStart } from 'domain/slots';
import { owner, visitor } from './clients';
import { aContractBooking, aFreeSlot, nowhere, refusal } from './material';

const hourMs = 3_600_000;

/** The signed-in owner's calendar and notes. */
export function ownerCalendar(): void {
  async function book() {
    return visitor.bookings.create(aContractBooking(await aFreeSlot()));
  }

  test('K1 a note is stored with the booking and its date', async () => {
    const booking = await book();
    expect(await owner.bookings.byId(booking.id)).toMatchObject({ ownerNote: '' });
    const noted = await owner.bookings.setNote({ id: booking.id, note: 'Wants Tuesdays.', seen: '' });
    expect(noted).toMatchObject({ id: booking.id, ownerNote: 'Wants Tuesdays.', status: 'pending' });
    expect(noted.updatedAt.getTime()).toBeGreaterThan(booking.updatedAt.getTime());
    await expect(owner.bookings.setNote({ id: nowhere, note: 'Nobody', seen: '' })).rejects.toEqual(
      refusal('not-found'),
    );
  });

  test('K1 of two notes saved at the same moment, neither overwrites the other', async () => {
    const { id } = await book();
    const saves = ['From my laptop', 'From my phone'].map((note) => owner.bookings.setNote({ id, note, seen: '' }));
    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [kept] = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.ownerNote] : []));
    expect(await owner.bookings.byId(id)).toMatchObject({ ownerNote: kept });
  });

  test('K1 a span contains its bookings in chronological order', async () => {
    const booking = await book();
    const span = { from: booking.startsAt, to: new Date(booking.startsAt.getTime() + 1) };
    expect((await owner.bookings.between(span)).map(({ id }) => id)).toContain(booking.id);
    await owner.bookings.setStatus({ id: booking.id, status: 'cancelled' });
    expect((await owner.bookings.between(span)).map(({ id }) => id)).not.toContain(booking.id);
  });

  test('B5 visitors cannot book a blocked time until it is removed', async () => {
    const slot = await aFreeSlot();
    const startsAt = slotStart(slot.date, slot.time, defaultZones);
    const endsAt = new Date(startsAt.getTime() + hourMs);
    const blocked = { id: crypto.randomUUID(), startsAt, endsAt, note: 'Dentist' };
    await owner.blockedTimes.add(blocked);
    // Sent again after a lost response, it is the same one.
    await owner.blockedTimes.add(blocked);
    expect(await owner.blockedTimes.between({ from: startsAt, to: endsAt })).toEqual([blocked]);
    const taken = await visitor.bookings.takenRanges({ from: slot.date, to: slot.date });
    // A day off or another booking may adjoin it.
    expect(taken.some((range) => range.startsAt <= startsAt && range.endsAt >= endsAt)).toBe(true);
    await expect(visitor.bookings.create(aContractBooking(slot))).rejects.toEqual(refusal('taken'));
    await owner.blockedTimes.remove(blocked.id);
    await expect(visitor.bookings.create(aContractBooking(slot))).resolves.toMatchObject({ date: slot.date });
    await expect(owner.blockedTimes.remove(blocked.id)).rejects.toEqual(refusal('not-found'));
  });

  test('B5 a blocked time must end after it begins', async () => {
    const [startsAt, endsAt] = [new Date('2031-01-02T10:00:00Z'), new Date('2031-01-02T09:00:00Z')];
    await expect(owner.blockedTimes.add({ id: crypto.randomUUID(), startsAt, endsAt, note: '' })).rejects.toEqual(
      refusal('invalid'),
    );
  });
}
