import { createVisitorClient } from '../connection/visitor-client';

function answering(body: unknown) {
  const fetch = jest.fn<Promise<Response>, Parameters<typeof globalThis.fetch>>(async () => Response.json(body));
  globalThis.fetch = fetch;
  return { bookings: createVisitorClient({ url: 'http://backend.test', key: 'public-key' }).bookings, fetch };
}

test('decision 8 a time is released even while the page is being closed', async () => {
  const { bookings, fetch } = answering(null);
  fetch.mockResolvedValue(new Response(null, { status: 204 }));
  await bookings.release('form');
  expect(fetch).toHaveBeenCalledWith(
    expect.stringMatching(/release_slot$/),
    expect.objectContaining({ keepalive: true }),
  );
});

test('B9 an email that is held back is not reported as sent', async () => {
  const { bookings } = answering({ state: 'sent', isHeld: true });
  expect(await bookings.sendConfirmation('booking')).toEqual({ state: 'held' });
});

test('B5 hours with missing days are an error, not days off', async () => {
  const day = { start_times: [], ends_by: '17:00:00', travel: [] };
  const { bookings } = answering(Array.from({ length: 6 }, () => day));
  await expect(bookings.availability()).rejects.toMatchObject({ code: 'server' });
});
