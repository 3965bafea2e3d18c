import type { NewBooking } from 'data-client';
import { visitor } from './clients';
import { aContractBooking, aFreeSlot, freeSlots, refusal } from './material';

export function visitorBooks(): void {
  test('B8 and receives their own booking', async () => {
    const slot = await aFreeSlot();
    const form = aContractBooking({
      ...slot,
      firstName: 'Ada',
      lastName: 'O’Neill-Žižka',
      company: 'Smith & Sons',
      message: 'Two\nlines',
    });
    const booking = await visitor.bookings.create(form);
    expect(booking).toMatchObject({
      ...slot,
      serviceType: 'leadership',
      serviceName: 'Leadership Coaching',
      firstName: 'Ada',
      lastName: 'O’Neill-Žižka',
      email: form.email,
      company: 'Smith & Sons',
      message: 'Two\nlines',
      timezone: 'EST',
      status: 'pending',
    });
    expect(booking.id).toMatch(/^[\da-f-]{36}$/);
    expect(booking.endsAt.getTime() - booking.startsAt.getTime()).toBe(60 * 60_000);
    expect(booking.createdAt.getTime()).toBeGreaterThan(Date.now() - 600_000);
  });

  test('B10 and an aborted request rejects', async () => {
    await expect(
      visitor.bookings.takenRanges({ from: '2026-11-23', to: '2026-11-24' }, AbortSignal.abort()),
    ).rejects.toBeDefined();
  });

  test('B10 and a form that is sent again with other details is rejected', async () => {
    const [slot, other] = await freeSlots();
    const form = aContractBooking(slot);
    await visitor.bookings.create(form);
    await expect(visitor.bookings.create({ ...form, ...other })).rejects.toEqual(refusal('conflict'));
  });

  test.each([
    ['firstName', { firstName: ' ' }],
    ['serviceType', { serviceType: 'retreats' }],
    ['date', { date: '2099-01-05' }],
  ] as [string, Partial<NewBooking>][])('B6 and an error names the invalid %s', async (field, invalid) => {
    const form = aContractBooking({ ...(await aFreeSlot()), ...invalid });
    await expect(visitor.bookings.create(form)).rejects.toEqual(refusal('invalid', field));
  });
}
