import { createServer } from 'node:http';
import { defaultZones } from 'domain/coach-zones';
import { slotStart } from 'domain/slots';
import { listenOnFreePort } from '../listen-on-free-port';
import { expect, test } from './fixtures';
import { addresses, withSettings } from './stack';
import { freeSlots, type Slot } from './visitor-bookings';

/** A calendar with an hour at the dentist's, at an address of this computer. `breaks` makes its server fail. */
async function startCalendar({ date, time }: Slot) {
  const start = slotStart(date, time, defaultZones);
  const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const file = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', 'BEGIN:VEVENT', 'UID:dentist'],
    ...[`DTSTAMP:${stamp(start)}`, `DTSTART:${stamp(start)}`, 'DURATION:PT1H', 'SUMMARY:Dentist'],
    ...['END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');
  const calendar = { breaks: false, address: '', close: () => void server.close() };
  const server = createServer((_request, response) => {
    if (calendar.breaks) response.writeHead(500).end();
    else response.end(file);
  });
  calendar.address = `http://127.0.0.1:${await listenOnFreePort(server)}/secret.ics`;
  return calendar;
}

test('CA2 CA3 a connected calendar takes times, also in an outage, until it is removed', async ({ openDashboard }) => {
  const slot = (await freeSlots())[0]!;
  const isOffered = async () => (await freeSlots()).some(({ date, time }) => date === slot.date && time === slot.time);
  const calendar = await startCalendar(slot);
  try {
    const page = await openDashboard('/calendars');
    const form = page.getByRole('form', { name: 'Connect a calendar' });
    await form.getByRole('textbox', { name: 'Secret address' }).fill(calendar.address);
    await form.getByRole('textbox', { name: 'Name' }).fill('Family');
    await form.getByRole('button', { name: 'Connect' }).click();
    const connected = page.getByRole('list', { name: 'Connected calendars' });
    await connected.getByText('Up to date').waitFor();
    expect(await isOffered()).toBe(false);
    await page.goto(`${addresses.site}/#/admin/bookings/week?week=${slot.date}`);
    await page.getByRole('region', { name: 'Week' }).getByText('Busy: Family').waitFor();

    await page.goto(`${addresses.site}/#/admin/calendars`);
    const read = connected.getByRole('button', { name: 'Read Family now' });
    calendar.breaks = true;
    await read.click();
    await connected.getByText('The server responded with the error 500.').waitFor();
    expect(await isOffered()).toBe(false);
    expect(await freeSlots()).not.toEqual([]);
    await withSettings({ calendar_patience_hours: 0 }, async () => {
      await read.click();
      await connected.getByText('No times have been offered since').waitFor();
      expect(await freeSlots()).toEqual([]);
    });
    calendar.breaks = false;
    await read.click();
    await connected.getByText('Up to date').waitFor();
    expect(await isOffered()).toBe(false);
    expect(await freeSlots()).not.toEqual([]);

    await connected.getByRole('button', { name: 'Remove Family' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('No calendar is connected').waitFor();
    expect(await isOffered()).toBe(true);
  } finally {
    calendar.close();
  }
});
