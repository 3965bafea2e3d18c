import { defaultZones } from 'domain/coach-zones';
import { bookingWindow } from 'domain/availability';
import { isSlotTaken } from 'domain/slots';
import type { NewBooking } from 'data-client';
import { visitor } from './clients';
import { aContractBooking, aFreeSlot } from './material';

const aHold = ({ requestId: holder, serviceType, date, time }: NewBooking) => ({ holder, serviceType, date, time });

export function visitorHolds(): void {
  const isTaken = async ({ date, time }: NewBooking, holder?: string) => {
    const taken = await visitor.bookings.takenRanges({ ...bookingWindow(new Date(), defaultZones), holder });
    return isSlotTaken(date, time, 30, taken, defaultZones);
  };

  test('B5 the coach’s opening hours start with Monday', async () => {
    const { week, minimumNoticeHours } = await visitor.bookings.availability();
    expect(week).toHaveLength(7);
    expect(week[0]).toEqual({
      startTimes: ['9:00 AM', '10:00 AM', '11:00 AM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM'],
      endsBy: 17 * 60 + 30,
    });
    expect(minimumNoticeHours).toBeGreaterThanOrEqual(0);
  });

  test('decision 8 a hold lasts ten minutes: taken for others, free for its own form', async () => {
    const form = aContractBooking(await aFreeSlot());
    const until = await visitor.bookings.hold(aHold(form));
    const minutes = (until.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThan(11);
    expect([await isTaken(form), await isTaken(form, form.requestId)]).toEqual([true, false]);
  });

  test('decision 8 a form releases its time, also by holding another one', async () => {
    const form = aContractBooking(await aFreeSlot());
    await visitor.bookings.hold(aHold(form));
    const other = { ...form, ...(await aFreeSlot()) };
    await visitor.bookings.hold(aHold(other));
    expect([await isTaken(form), await isTaken(other)]).toEqual([false, true]);
    await visitor.bookings.release(form.requestId);
    expect(await isTaken(other)).toBe(false);
    await visitor.bookings.release(form.requestId);
  });
}
