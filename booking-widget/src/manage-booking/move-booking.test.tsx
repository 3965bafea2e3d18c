import { act, screen } from '@testing-library/react';
import { DataError } from 'data-client';
import { defaultZones } from 'domain/coach-zones';
import { slotStart } from 'domain/slots';
import { aBooking, rejections } from 'data-client/testing';
import { openLink, button, answerQuestion, chooseNextAfternoon, stored } from '../testing/managed-booking';

test('moving and then canceling focus the heading and show the new state', async () => {
  const { visitor, client } = openLink();
  await chooseNextAfternoon(visitor);
  await visitor.click(await button('Move to this time'));
  expect(await screen.findByText(/Your request has a new time/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Your request' })).toHaveFocus();
  expect(stored(client)).toMatchObject({ date: '2026-11-25', time: '2:00 PM', status: 'pending' });
  await answerQuestion(visitor, 'Cancel consultation');
  expect(await screen.findByText('This consultation is canceled.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Your consultation' })).toHaveFocus();
  expect(screen.queryByText(/has a new time/)).not.toBeInTheDocument();
});

test('a booking that is being moved still shows its current date and time', async () => {
  const { visitor } = openLink();
  await visitor.click(await button('Move to another time'));
  expect(screen.getByRole('heading', { level: 1, name: 'Choose another time' })).toBeVisible();
  expect(screen.getByText('Tuesday, November 24, 2026', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('10:00 AM Eastern Time')).toBeVisible();
});

test('Back leaves the choice of another time, not the page', async () => {
  const { visitor } = openLink();
  await visitor.click(await button('Move to another time'));
  await screen.findByRole('heading', { name: 'Choose another time' });
  act(() => history.back());
  expect(await button('Move to another time')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Your consultation' })).toHaveFocus();
});

test('decision 8 a booking can move to times it overlaps, except its current one', async () => {
  const { visitor, client } = openLink({
    serviceType: 'executive',
    endsAt: slotStart('2026-11-24', '11:30 AM', defaultZones),
  });
  client.backend.bookings.push(aBooking({ date: '2026-11-24', time: '2:00 PM', status: 'pending' }));
  await visitor.click(await button('Move to another time'));
  await visitor.click(await screen.findByRole('radio', { name: /November 24/ }));
  expect(await screen.findByRole('radio', { name: '10:00 AM Your current time' })).toBeDisabled();
  for (const own of [/^9:00 AM/, /^11:00 AM/]) expect(screen.getByRole('radio', { name: own })).toBeEnabled();
  for (const taken of ['1:00 PM Taken', '2:00 PM Taken'])
    expect(screen.getByRole('radio', { name: taken })).toBeDisabled();
  await visitor.click(screen.getByRole('radio', { name: /^11:00 AM/ }));
  await visitor.click(await button('Move to this time'));
  expect(await screen.findByText(/Your request has a new time/)).toBeVisible();
  expect(stored(client)).toMatchObject({ time: '11:00 AM', endsAt: slotStart('2026-11-24', '12:30 PM', defaultZones) });
});

test('ZN2 the current time is the same instant after the coach has changed her zone', async () => {
  const { visitor } = openLink({
    timezone: 'Europe/Berlin',
    startsAt: slotStart('2026-11-24', '2:00 PM', defaultZones),
  });
  await visitor.click(await button('Move to another time'));
  await visitor.click(await screen.findByRole('radio', { name: /November 24/ }));
  expect(await screen.findByRole('radio', { name: '2:00 PM Your current time' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: /^10:00 AM/ })).toBeEnabled();
});

test('LA4 a German booking that cannot be moved shows the reason in German', async () => {
  const { visitor, client } = openLink({ language: 'de' });
  await visitor.click(await button('Gespräch verlegen'));
  await visitor.click(await screen.findByRole('radio', { name: /25\. November/ }));
  await visitor.click(await screen.findByRole('radio', { name: /^14:00/ }));
  client.fake.fail('bookings.moveByLink', new DataError('offline'));
  await visitor.click(await button('Auf diese Zeit verlegen'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Der Server ist nicht erreichbar.');
});

test('decision 8 moving to a taken time keeps the booking and offers the nearest times', async () => {
  const { visitor, client } = openLink();
  await chooseNextAfternoon(visitor);
  client.backend.bookings.push(aBooking({ date: '2026-11-25', time: '2:00 PM', status: 'pending' }));
  client.fake.fail('bookings.moveByLink', rejections.lost);
  await visitor.click(await button('Move to this time'));
  expect(await screen.findByRole('group', { name: 'Nearest available times' })).toBeVisible();
  expect(screen.queryByText(rejections.lost.message)).not.toBeInTheDocument();
  expect(stored(client)).toMatchObject({ date: '2026-11-24', status: 'confirmed' });
});

test('a move whose response was lost is repeated, and shows the new time', async () => {
  const { visitor, client } = openLink();
  await chooseNextAfternoon(visitor);
  const { moveByLink } = client.bookings;
  client.bookings.moveByLink = async (...move) => {
    await moveByLink(...move);
    client.bookings.moveByLink = moveByLink;
    throw new DataError('offline');
  };
  await visitor.click(await button('Move to this time'));
  expect(await screen.findByText('Wednesday, November 25, 2026', { selector: 'dd' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
