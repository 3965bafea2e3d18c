import { defaultZones } from 'domain/coach-zones';
import { addDays } from 'domain/dates';
import { coachClock } from 'domain/slots';
import { phone } from './accessibility';
import { expect, requestsFail, test } from './fixtures';
import { mailsTo, mailWith, sendWaitingMails, subjectsTo } from './inbox';
import { addresses, bookingsOf, localOwner, visitorClient } from './stack';
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

test('OB3 a series is booked around a conflict, with one email', requestsFail, async ({ openDashboard }) => {
  const date = addDays(coachClock(new Date(), defaultZones).date, 140);
  const email = `sven.${crypto.randomUUID().slice(0, 8)}@visitor.example`;
  const page = await openDashboard(`/bookings/new?date=${date}&time=6:00 AM`, { viewport: phone });
  const form = page.getByRole('dialog', { name: 'New booking' });
  await form.getByLabel('First name').fill('Sven');
  await form.getByLabel('Last name').fill('Journey');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Repeat').selectOption('Every week');
  await form.getByLabel('Number of dates').selectOption('3');
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByRole('button', { name: 'Choose other times' }).click();
  const near = form.getByRole('group', { name: 'Free times near date 2' });
  await near.getByRole('button').first().click();
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await page.getByRole('button', { name: 'Book anyway' }).click();
  await page.getByText(/^Sven Journey is booked for 3 dates/).waitFor();
  const bookings = await bookingsOf(email);
  expect(bookings).toHaveLength(3);
  const { text } = await mailWith(email, /^Your 3 consultations from/);
  expect(text.match(/#\/booking\//g)).toHaveLength(3);
  expect(await mailsTo(email)).toHaveLength(1);

  await page.goto(`${addresses.site}/#/admin/bookings/${bookings[0]!.id}`);
  await page
    .getByRole('region', { name: 'Series' })
    .getByText(/of 3\.$/)
    .waitFor();
});

// The first attempt at an unusual time is rejected.
test('OB2 OB3 the owner moves the rest of a series, and back', requestsFail, async ({ openDashboard }) => {
  const today = coachClock(new Date(), defaultZones).date;
  const dates = [160, 167, 174].map((days) => addDays(today, days));
  const email = `tove.${crypto.randomUUID().slice(0, 8)}@visitor.example`;
  const owner = visitorClient();
  await owner.auth.signInWithPassword(localOwner);
  const series = {
    request_id: crypto.randomUUID(),
    service_type: 'keynote',
    appointment_dates: dates,
    appointment_times: dates.map(() => '2:00 PM'),
    first_name: 'Tove',
    last_name: 'Journey',
    email,
    is_sure: true,
  };
  const booked = (await owner.rpc('book_series', series).throwOnError()).data as { id: string }[];
  const times = async () =>
    (await bookingsOf(email)).map((booking) => `${booking.appointment_date} ${booking.appointment_time}`).toSorted();

  const page = await openDashboard(`/bookings/${booked[0]!.id}`);
  await page.getByRole('button', { name: 'Move…' }).click();
  const move = page.getByRole('dialog', { name: 'Move this booking' });
  await move.getByRole('radio', { name: 'This and all following (3)' }).check();
  await move.getByLabel('Date').fill(addDays(dates[0]!, 1));
  // Before the opening hours, so the dashboard asks first.
  await move.getByRole('textbox', { name: 'Time' }).fill('06:00');
  await expect(move.getByRole('list', { name: 'New times' }).getByText(/at 6:00 AM/)).toHaveCount(3);
  await move.getByRole('button', { name: 'Move bookings' }).click();
  await page.getByRole('button', { name: 'Move anyway' }).click();
  await page.getByText(/^3 bookings of .*Tove Journey.* were moved, the first to .* at 6:00 AM/).waitFor();
  // The pointer keeps the notification until its button is clicked.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await page
    .getByRole('dialog', { name: 'Tove Journey' })
    .getByText(/^6:00 AM/)
    .waitFor();
  expect(await times()).toEqual(dates.map((date) => `${addDays(date, 1)} 6:00 AM`));

  for (const { id } of booked) await sendWaitingMails(id);
  const moves = async () => (await subjectsTo(email)).filter((subject) => subject.startsWith('Moved:'));
  await expect.poll(moves).toEqual([expect.stringMatching(/^Moved: your 3 consultations, now starting/)]);
  expect((await mailWith(email, /^Moved:/)).text.match(/6:00 AM/g)).toHaveLength(3);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/are back at their earlier times\.$/).waitFor();
  expect(await times()).toEqual(dates.map((date) => `${date} 2:00 PM`));
});
