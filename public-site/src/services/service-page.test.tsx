import { act, screen } from '@testing-library/react';
import { aService } from 'data-client/testing';
import { renderSite, type SiteOptions } from '../testing/render-site';
import { ServicePage } from '../exposed';
import { ServicesSection } from './services-section';

beforeAll(() => ServicePage.load());

const walks = aService({ id: 'walks', name: 'Walks', details: 'What happens.', priceLabel: '90 €', isBookable: true });

function openService(id: string, options: SiteOptions = {}) {
  const onBook = jest.fn();
  const Head = ({ title, path }: { title: string; path: string }) => <title>{`${title} at ${path}`}</title>;
  const page = <ServicePage id={id} onBook={onBook} bookPath="/book" Head={Head} missing={<h1>No such page</h1>} />;
  const services = [
    walks,
    aService({ id: 'hidden', isOnPage: false }),
    aService({ id: 'gone', archivedAt: new Date() }),
  ];
  return { onBook, ...renderSite(page, { seed: { services }, ...options }) };
}

test('SV2 a service has a page with its details and price, from which it can be booked', async () => {
  const { visitor, onBook } = openService('walks');
  expect(await screen.findByRole('heading', { level: 1, name: 'Walks' })).toBeVisible();
  expect(screen.getByText('What happens.')).toBeVisible();
  expect(screen.getByText('90 €')).toBeVisible();
  expect(document.title).toBe('Walks at services/walks/');
  const book = screen.getByRole('link', { name: 'Schedule Your Consultation' });
  expect(book).toHaveAttribute('href', '/book/walks');
  await visitor.click(book);
  expect(onBook).toHaveBeenCalledWith('walks');
});

test.each(['hidden', 'gone', 'unknown'])('SV2 the service "%s" has no page', async (id) => {
  openService(id);
  expect(await screen.findByRole('heading', { name: 'No such page' })).toBeVisible();
});

test('SV2 a service that cannot be read shows an error, and Try again reads it', async () => {
  const { visitor, client } = openService('walks', {
    seed: { services: [walks] },
    prepare: ({ fake }) => fake.fail('services.byId'),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The service couldn’t be loaded.');
  client.fake.heal();
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Walks' })).toBeVisible();
});

test('SV2 a changed name and price reach open pages within a minute, without a reload', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], advanceTimers: true });
  const { client } = openService('walks');
  const section = renderSite(<ServicesSection onBook={jest.fn()} />, { seed: { services: [walks] } });
  expect(await screen.findByText('90 €')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Walks' })).toBeVisible();
  for (const { backend } of [client, section.client])
    backend.services = [{ ...walks, name: 'Long Walks', priceLabel: '120 €' }];
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByRole('heading', { level: 1, name: 'Long Walks' })).toBeVisible();
  expect(await screen.findByText('120 €')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Long Walks' })).toBeVisible();
});
