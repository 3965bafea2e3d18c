import { screen, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import { aHistoryEntry, createFakeOwnerClient } from 'data-client/testing';
import { accessibilityFindings } from '../testing/accessibility';
import { address, openDeskInside } from '../testing/open-desk';

const left = aHistoryEntry();
const titled = aHistoryEntry({
  area: 'settings',
  table: 'site_settings_la2024',
  rowId: 'site_title',
  subject: '',
  changedAt: new Date('2026-11-19T15:30:00Z'),
  before: { value: '"Lena"' },
  after: { value: '"Lena Ashford"' },
});
const secret = aHistoryEntry({
  area: 'settings',
  table: 'site_settings_la2024',
  rowId: 'smtp_password',
  subject: '',
  changedAt: new Date('2026-11-18T15:30:00Z'),
  before: { value: '[redacted]' },
  after: { value: '[redacted]' },
});
const history = [titled, secret, left];

const whats = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);

test('the owner reads who changed what, when, from what to what, the last change first', async () => {
  await openDeskInside({ seed: { history }, address: '/admin/history' });
  await waitFor(() =>
    expect(whats()).toEqual([
      'Subscriber “maren@northwind.example”owner@example.com',
      'Setting site_titleowner@example.com',
      'Setting smtp_passwordowner@example.com',
    ]),
  );
  const row = screen.getByRole('row', { name: /site_title/ });
  expect(row).toHaveTextContent('Nov 19, 2026');
  expect(row.querySelector('del')).toHaveTextContent('Lena');
  expect(row.querySelector('ins')).toHaveTextContent('Lena Ashford');
  expect(screen.getByRole('row', { name: /smtp_password/ })).toHaveTextContent('(not kept)');
  expect(await accessibilityFindings()).toEqual([]);
});

test('the history leads from the foot of the sidebar, and is filtered by what was changed', async () => {
  const { owner } = await openDeskInside({ seed: { history } });
  await owner.click(screen.getByRole('link', { name: 'History' }));
  await owner.click(await screen.findByRole('tab', { name: 'Settings' }));
  await waitFor(() => expect(whats()).toHaveLength(2));
  expect(address()).toBe('/admin/history?area=settings');
});

test('A6 a history that cannot be read never looks empty', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true, history });
  client.fake.fail('history.list', new DataError('offline'));
  await openDeskInside({ client, address: '/admin/history' });
  expect(await screen.findByText(/History could not be loaded/)).toBeVisible();
  expect(screen.queryByText('No changes found')).not.toBeInTheDocument();
});
