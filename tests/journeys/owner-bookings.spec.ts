import { phone } from './accessibility';
import { expect, test } from './fixtures';
import { mailWith, sendWaitingMails, subjectsTo } from './inbox';
import { addresses, bookingsOf } from './stack';
import { freeSlots } from './visitor-bookings';

test('OB1 OB2 the owner books for a client and moves the booking, with an email each', async ({ openDashboard }) => {
  const { date } = (await freeSlots()).at(-1)!;
  const email = `greta.${crypto.randomUUID().slice(0, 8)}@visitor.example`;
  const page = await openDashboard('/bookings');
  await page.getByRole('link', { name: 'New booking' }).click();
  const form = page.getByRole('dialog', { name: 'New booking' });
  await form.getByLabel('First name').fill('Greta');
  await form.getByLabel('Last name').fill('Journey');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Service').selectOption('keynote');
  await form.getByLabel('Date').fill(date);
  const free = form.getByRole('group', { name: 'Free times' });
  await free.getByRole('button').last().click();
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByText(/^Greta Journey is booked for/).waitFor();
  const [booked] = await bookingsOf(email);
  expect(booked).toMatchObject({ status: 'confirmed', appointment_date: date, service_type: 'keynote' });
  expect((await mailWith(email, /^Your consultation on/)).text).toContain('Your consultation with me is confirmed');

  const mobile = await openDashboard(`/bookings/${booked!.id}`, { viewport: phone });
  await mobile.getByRole('button', { name: 'Move…' }).click();
  const move = mobile.getByRole('dialog', { name: 'Move this booking' });
  await move.getByRole('group', { name: 'Free times' }).getByRole('button').first().click();
  const time = await move.getByRole('button', { pressed: true }).textContent();
  await move.getByRole('button', { name: 'Move booking' }).click();
  await mobile.getByText(/^Greta Journey’s booking is now on/).waitFor();
  expect(await bookingsOf(email)).toMatchObject([{ appointment_time: time, status: 'confirmed' }]);

  await page.goto(`${addresses.site}/#/admin/bookings/week?week=${date}`);
  const day = page.getByRole('region', { name: 'Week' }).getByRole('region').filter({ hasText: 'Greta Journey' });
  const entry = day.getByRole('link', { name: /Greta Journey/ });
  const slot = day.getByText('12:30 PM', { exact: true });
  await entry.hover();
  await page.mouse.down();
  await slot.hover();
  // Half hours take the booking from the next frame on.
  await page.locator('[data-dragging]').waitFor();
  await slot.hover();
  await page.mouse.up();
  await page.getByText(/^Greta Journey’s booking is now on .* at 12:30 PM/).waitFor();
  expect(await bookingsOf(email)).toMatchObject([{ appointment_time: '12:30 PM' }]);

  await sendWaitingMails(booked!.id);
  const moves = async () => (await subjectsTo(email)).filter((subject) => subject.startsWith('Moved:'));
  await expect.poll(moves).toEqual([expect.stringMatching(/at 12:30 PM/)]);
});
