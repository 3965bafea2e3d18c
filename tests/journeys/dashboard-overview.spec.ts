import { expect, test } from './fixtures';
import { rowOf } from './owner-dashboard';
import { bookingsOf, database } from './stack';
import { book } from './visitor-bookings';

test('O1 O2 O3 the overview’s counts and quick actions lead to their lists', async ({ openDashboard }) => {
  const { email } = await book('Olivia');
  const page = await openDashboard('');
  const numbers = page.getByRole('region', { name: 'Numbers' });
  for (const label of [
    'Total Bookings',
    'Bookings This Month',
    'Unread Messages',
    'Active Subscribers',
    'Published Posts',
  ])
    await numbers.getByRole('link', { name: new RegExp(`\\d+\\s*${label}`) }).waitFor();
  await page
    .getByRole('region', { name: 'Recent Activity' })
    .getByRole('link', { name: 'Olivia Journey' })
    .first()
    .waitFor();
  const { count } = await database()
    .from('bookings_la2024')
    .select('id', { count: 'exact', head: true })
    .eq('status', 'pending');
  await numbers.getByRole('link', { name: new RegExp(`^${count}\\s*Pending Bookings`) }).click();
  await page.getByRole('tab', { name: 'Pending', selected: true }).waitFor();
  await page.getByText(`of ${count} bookings`).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'View Pending Bookings' }).click();
  await rowOf(page, 'Olivia Journey').first().waitFor();
  expect(await bookingsOf(email)).toHaveLength(1);
});
