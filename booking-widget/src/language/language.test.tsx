import { screen } from '@testing-library/react';
import { DataError } from 'data-client';
import { chooseSlot, openBooking, setVisitorTimeZone, stepHeading } from '../testing/booking-page';
import { english } from './english';
import { german } from './german';
import { textsFor } from './language';

beforeEach(() => setVisitorTimeZone('Europe/Berlin'));
afterEach(() => {
  document.documentElement.lang = '';
});

test('X4 the language is the one asked for, else the page’s, else English', () => {
  document.documentElement.lang = 'de-AT';
  expect(textsFor('en-GB')).toBe(english);
  expect(textsFor()).toBe(german);
  expect(textsFor('tlh')).toBe(german);
  document.documentElement.lang = 'de_DE';
  expect(textsFor()).toBe(german);
  document.documentElement.lang = 'fr';
  expect(textsFor()).toBe(english);
});

/** Every text, with something for every blank. */
function wordsOf(texts: object): string[] {
  return Object.values(texts).flatMap((text): string[] => {
    if (typeof text === 'string') return [text];
    return typeof text === 'object' ? wordsOf(text as object) : [];
  });
}

test('X4 every text has a German translation', () => {
  const alike = wordsOf(german).filter((text) => text && wordsOf(english).includes(text));
  expect(alike).toEqual([]);
});

test('B1 B5 B6 B10 a visitor books in German, and every word is German', async () => {
  const { visitor, client } = await openBooking({ locale: 'de' });
  const press = (name: RegExp) => visitor.click(screen.getByRole('button', { name }));
  expect(await stepHeading('Worum soll es gehen?')).toBeVisible();
  expect(screen.getByText('Schritt 1 von 4')).toBeVisible();
  await visitor.click(screen.getByRole('radio', { name: /^Führungscoaching.+60 Min\..*Kennenlerngespräch/ }));
  await press(/^Weiter$/);
  await press(/^Weiter$/);
  expect(screen.getByText('Bitte wählen Sie ein Datum.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Nächster freier Termin: Mo\.,\s23\.\sNov\.$/ })).toBeVisible();
  await visitor.click(screen.getByRole('radio', { name: 'Montag, 23. November 2026' }));
  await visitor.click(await screen.findByRole('radio', { name: /^0?9:00 15:00 Ihre Zeit$/ }));
  await press(/^Weiter$/);
  await press(/^Gespräch buchen$/);
  expect(screen.getByLabelText('Vorname')).toHaveAccessibleDescription('Bitte füllen Sie das Feld „Vorname“ aus.');
  await visitor.type(screen.getByLabelText('Vorname'), 'Mia');
  await visitor.type(screen.getByLabelText('Nachname'), 'Brandt');
  await visitor.type(screen.getByLabelText('E-Mail'), 'mia@beispiel');
  await press(/^Gespräch buchen$/);
  expect(screen.getByLabelText('E-Mail')).toHaveAccessibleDescription(/eine E-Mail-Adresse wie name@beispiel.de/);
  await visitor.type(screen.getByLabelText('E-Mail'), '.de');
  client.fake.fail('bookings.create', new DataError('server', { message: 'Something went wrong.' }));
  await press(/^Gespräch buchen$/);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Die Buchung hat nicht geklappt: Etwas ist schiefgegangen/,
  );
  client.fake.heal();
  await press(/^Gespräch buchen$/);
  expect(await stepHeading('Anfrage erhalten')).toBeVisible();
  expect(screen.getByText(/^09:00 Uhr \(Nordamerikanische Ostküstenzeit\)$/)).toBeVisible();
  expect(screen.getByText('15:00 Uhr, Ihre Zeit (Mitteleuropäische Normalzeit)')).toBeVisible();
  expect(client.backend.bookings[0]).toMatchObject({
    date: '2026-11-23',
    time: '9:00 AM',
    lastName: 'Brandt',
    visitorTimeZone: 'Europe/Berlin',
    language: 'de-DE',
  });
});

test('B5 choosing another time zone updates times and confirmation', async () => {
  const { visitor } = await openBooking({ service: 'keynote' });
  await visitor.click(screen.getByRole('button', { name: 'Continue' }));
  await visitor.click(screen.getByRole('radio', { name: /Monday, November 23/ }));
  const zone = await screen.findByLabelText('Your time zone');
  expect(zone).toHaveDisplayValue('Berlin (GMT+1)');
  await visitor.selectOptions(zone, 'Another time zone…');
  await visitor.type(await screen.findByLabelText('Search time zones'), 'tokyo{Enter}');
  expect(screen.getByRole('radio', { name: '4:00 PM 6:00 AM, next day your time' })).toBeEnabled();
  await chooseSlot(visitor, /Monday, November 23/, /^4:00 PM/);
  await visitor.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Your time zone')).toHaveDisplayValue('Tokyo (GMT+9)');
});
