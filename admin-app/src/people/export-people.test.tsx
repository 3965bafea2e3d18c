import { screen } from '@testing-library/react';
import { DataError } from 'data-client';
import { aPerson, createFakeOwnerClient } from 'data-client/testing';
import { openDashboard } from '../testing/open-dashboard';
import { keepSavedFiles } from '../testing/saved-files';

const saved = keepSavedFiles();

test('PE1 the export has everyone who matches the filter, even beyond one page, and no formulas', async () => {
  const tags = [{ id: 'vip', tag: 'VIP' }];
  const many = Array.from({ length: 501 }, (_, index) => aPerson({ name: `=Client ${index}`, tags }));
  const seed = { people: [...many, aPerson({ name: 'Somebody Else' })] };
  const { owner } = await openDashboard({ seed, address: '/admin/people?tag=VIP' });
  await owner.click(await screen.findByRole('button', { name: 'Export 501 people (.csv)' }));
  await screen.findByText(/^501 people exported to people-\d{4}-\d\d-\d\d\.csv\.$/);
  const [file] = await saved();
  expect(file?.text).toMatch(
    /^Name,Company,Email addresses,Tags,Bookings,No-shows,Messages,Subscribed,Last contact\r\n/,
  );
  expect(file?.text.match(/^"'=Client \d+",/gm)).toHaveLength(501);
  expect(file?.text).not.toContain('Somebody Else');
});

test('PE1 the export is complete, in requests of 500 people or as many as the backend returns', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true, people: Array.from({ length: 5 }, () => aPerson()) });
  const list = client.people.list.bind(client.people);
  const requests = jest
    .spyOn(client.people, 'list')
    .mockImplementation(async (filter, after, signal, atMost) => list(filter, after, signal, atMost && 2));
  const { owner } = await openDashboard({ client, address: '/admin/people' });
  await owner.click(await screen.findByRole('button', { name: 'Export 5 people (.csv)' }));
  expect(await screen.findByText(/^5 people exported to people-/)).toBeVisible();
  expect(requests).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), undefined, 500);
});

test('PE1 the export survives a lost response', async () => {
  const client = createFakeOwnerClient({ isSignedIn: true, people: [aPerson(), aPerson()] });
  const list = client.people.list.bind(client.people);
  let isLost = false;
  jest.spyOn(client.people, 'list').mockImplementation(async (...given) => {
    if (given[3] !== 500 || isLost) return list(...given);
    isLost = true;
    throw new DataError('offline');
  });
  const { owner } = await openDashboard({ client, address: '/admin/people' });
  await owner.click(await screen.findByRole('button', { name: 'Export 2 people (.csv)' }));
  expect(await screen.findByText(/^2 people exported to people-/)).toBeVisible();
  expect(isLost).toBe(true);
});
