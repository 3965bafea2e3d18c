import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aPerson } from 'data-client/testing';
import { neverEnd } from '../testing/endless-timers';
import { address, announced, browserBack, openDashboard } from '../testing/open-dashboard';
import { daniel, timeline, twoPeople } from '../testing/some-people';

const openList = (over: Parameters<typeof openDashboard>[0] = {}) =>
  openDashboard({ seed: twoPeople, address: '/admin/people', ...over });

test('PE1 the list is searched and filtered by tag, and its state is in the address', async () => {
  const { owner } = await openList();
  await screen.findByText('2 people');
  await owner.selectOptions(screen.getByLabelText('Tag'), 'VIP');
  await screen.findByText('1 person');
  expect(screen.queryByRole('link', { name: 'Daniel Reyes' })).not.toBeInTheDocument();
  expect(address()).toBe('/admin/people?tag=VIP');
  await owner.type(screen.getByRole('searchbox', { name: 'Search people' }), 'daniel');
  expect(await screen.findByText('Nobody matches the search and the filters.')).toBeVisible();
  expect(announced()).toContain('0 people');
  await owner.click(screen.getByRole('button', { name: 'Show everyone' }));
  await owner.click(await screen.findByRole('link', { name: 'Daniel Reyes' }));
  await waitFor(() => expect(address()).toBe(`/admin/people/${daniel.id}`));
});

test('PE1 failed totals show an error with a Retry button instead of no tag filter', async () => {
  const { owner, client } = await openList({ fails: 'people.overview' });
  expect(await screen.findByText(/^The tags and the number of people couldn’t be loaded\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Maren Okafor' })).toBeVisible();
  client.fake.heal();
  await owner.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Tag')).toBeVisible();
  expect(screen.getByText('2 people')).toBeVisible();
});

test('PE1 a day is typed digit by digit, and filters once its year is complete', async () => {
  await openList();
  const since = await screen.findByLabelText('In contact from');
  for (const value of ['0002-11-20', '0020-11-20', '0202-11-20']) {
    fireEvent.change(since, { target: { value } });
    expect(since).toHaveValue(value);
    expect(address()).toBe('/admin/people');
  }
  fireEvent.change(since, { target: { value: '2026-11-20' } });
  await waitFor(() => expect(address()).toBe('/admin/people?since=2026-11-20'));
});

test('PE1 leaving the search field searches at once, before a link pressed next changes the address', async () => {
  const { owner } = await openList();
  const search = await screen.findByRole('searchbox', { name: 'Search people' });
  // The pause after typing.
  neverEnd(300);
  await owner.type(search, 'm');
  await owner.tab();
  await waitFor(() => expect(address()).toBe('/admin/people?search=m'));
});

test('PE1 a pause after a space keeps the space', async () => {
  const { owner } = await openList();
  const search = await screen.findByRole('searchbox', { name: 'Search people' });
  await owner.type(search, 'daniel ');
  await waitFor(() => expect(address()).toBe('/admin/people?search=daniel+'));
  await owner.type(search, 'reyes');
  expect(search).toHaveValue('daniel reyes');
  expect(await screen.findByText('1 person')).toBeVisible();
});

test('PE1 the list and a person take two requests each', async () => {
  const { owner, client } = await openList();
  await screen.findByText('2 people');
  const asked = () =>
    client.fake.calls.filter(({ operation }) => operation.startsWith('people.')).map((one) => one.operation);
  expect(asked()).toEqual(['people.list', 'people.overview']);
  await owner.click(screen.getByRole('link', { name: 'Maren Okafor' }));
  await timeline().findByText('Booked Leadership Coaching');
  expect(asked().slice(2).toSorted()).toEqual(['people.byIdOrEmail', 'people.timeline']);
});

test('PE1 long lists continue on the next page, and Back returns', async () => {
  const people = Array.from({ length: 21 }, (_, index) => aPerson({ name: `Ada ${index + 1}` }));
  const { owner } = await openList({ seed: { people } });
  await owner.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('link', { name: 'Ada 21' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  await owner.click(browserBack());
  expect(await screen.findByRole('link', { name: 'Ada 1' })).toBeVisible();
});
