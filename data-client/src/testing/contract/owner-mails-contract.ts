import type { VisitorClient } from 'data-client';
import type { OwnerClient } from '../../owner/index';
import { aContractBooking, aFreeSlot, existing, nowhere, refusal } from './material';

/** What the signed-in owner learns of the mails that bookings and campaigns owe. */
export function ownerMailsContract(subject: () => { visitor: VisitorClient; owner: OwnerClient }): void {
  test('K1 a booking tells which mails it owes, and how they stand', async () => {
    const { visitor, owner } = subject();
    const { id } = await visitor.bookings.create(aContractBooking(await aFreeSlot(visitor)));
    const mails = await owner.mails.ofBooking(id);
    expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['confirmation', 'owner-notice']));
    expect(mails[0]).toMatchObject({ state: 'waiting', attempts: 0, isDismissed: false, dueAt: expect.any(Date) });
    expect(await owner.mails.ofBooking(nowhere)).toEqual([]);
  });

  test('K1 what did not get through comes in pages with its total, also beyond the end', async () => {
    const { owner } = subject();
    const { rows, total } = await owner.mails.undelivered({ page: 1, pageSize: 100 });
    expect(rows).toHaveLength(Math.min(total, 100));
    expect(await owner.mails.undelivered({ page: 9, pageSize: 100 })).toEqual({ rows: [], total });
  });

  test('K1 a mail that need not be sent again, or was never there, says so', async () => {
    const { visitor, owner } = subject();
    const { id: bookingId } = await visitor.bookings.create(aContractBooking(await aFreeSlot(visitor)));
    const [waiting] = await owner.mails.ofBooking(bookingId);
    for (const id of [nowhere, existing(waiting).id]) {
      await expect(owner.mails.retry({ id, bookingId })).rejects.toEqual(refusal('not-found'));
      await expect(owner.mails.setDismissed(id, true)).rejects.toEqual(refusal('not-found'));
    }
  });
}
