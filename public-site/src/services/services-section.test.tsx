import { screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import { aService } from 'data-client/testing';
import { renderSite, type SiteOptions } from '../testing/render-site';
import { storyServices } from '../testing/story-services';
import { ServicesSection } from './services-section';

function openServices(options?: SiteOptions) {
  const onBook = jest.fn();
  return { onBook, ...renderSite(<ServicesSection onBook={onBook} />, options) };
}

const choose = (name: string) => screen.getByRole('button', { name });
const shown = (name: string) => screen.findByRole('button', { name });

test('L5 seven services can be selected, and the first one is expanded', async () => {
  openServices();
  expect(screen.getByRole('region', { name: 'Seven ways to work together' })).toHaveAttribute('id', 'services');
  await shown('Keynote Speaking');
  const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => within(heading).getByRole('button'));
  expect(titles.map((title) => title.getAttribute('aria-expanded'))).toEqual(['true', ...Array(6).fill('false')]);
});

test.each(storyServices.map((service) => [service.name, service] as const))(
  'L5 %s shows subtitle, description, call to action and details, and can be booked',
  async (name, service) => {
    const { id, subtitle, description, invitation } = service;
    const services = [aService({ ...service, details: 'What happens.' })];
    const { visitor, onBook } = openServices({ seed: { services } });
    await visitor.click(await shown(name));
    const panel = within(screen.getByRole('region', { name }));
    for (const text of [subtitle, description, invitation]) expect(panel.getByText(text)).toBeVisible();

    await visitor.click(panel.getByRole('button', { name: 'Learn More' }));
    const detail = within(await screen.findByRole('dialog', { name }));
    expect(await detail.findByText('What happens.')).toBeVisible();
    await visitor.click(detail.getByRole('button', { name: 'Schedule Your Consultation' }));
    expect(onBook).toHaveBeenLastCalledWith(id);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await visitor.click(panel.getByRole('button', { name: 'Schedule Your Consultation' }));
    expect(onBook).toHaveBeenCalledTimes(2);
    expect(onBook).toHaveBeenLastCalledWith(id);
  },
);

test('L5 only the selected service is expanded', async () => {
  const { visitor } = openServices();
  await visitor.click(await shown('Facilitation'));
  expect(choose('Facilitation')).toHaveAttribute('aria-expanded', 'true');
  expect(choose('Keynote Speaking')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('region', { name: 'Keynote Speaking' })).not.toBeInTheDocument();
});

test('L5 disabling booking hides the booking buttons but not the details', async () => {
  const { visitor } = openServices({ settings: { booking_enabled: false } });
  await shown('Keynote Speaking');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Schedule Your Consultation' })).not.toBeInTheDocument(),
  );
  await visitor.click(screen.getByRole('button', { name: 'Learn More' }));
  const detail = within(await screen.findByRole('dialog'));
  expect(detail.queryByRole('button', { name: 'Schedule Your Consultation' })).not.toBeInTheDocument();
});

test('SV2 shows only services on the page, without the texts that a service lacks', async () => {
  const services = [
    aService({ id: 'quiet', name: 'Quiet Hours', subtitle: '', description: '', invitation: '' }),
    aService({ id: 'hidden', name: 'Hidden', isOnPage: false }),
    aService({ id: 'gone', name: 'Gone', archivedAt: new Date() }),
  ];
  openServices({ seed: { services } });
  await shown('Quiet Hours');
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Quiet Hours' }).querySelectorAll('p')).toHaveLength(0);
});

test('SV2 without services the section disappears', async () => {
  const { container } = openServices({ seed: { services: [] } });
  await waitForElementToBeRemoved(screen.getByRole('region', { name: 'Seven ways to work together' }));
  expect(container).toBeEmptyDOMElement();
});

test('SV2 if no services can be read, the section shows an error, and Try again reads them', async () => {
  const { visitor, client } = openServices({ prepare: ({ fake }) => fake.fail('services.list') });
  expect(await screen.findByRole('alert')).toHaveTextContent('The services couldn’t be loaded.');
  expect(screen.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
  client.fake.heal();
  await visitor.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await shown('Keynote Speaking')).toBeVisible();
});

test('SV2 details that cannot be read show an error, and Try again reads them', async () => {
  const { visitor, client } = openServices({ prepare: ({ fake }) => fake.fail('services.byId') });
  await shown('Keynote Speaking');
  await visitor.click(screen.getByRole('button', { name: 'Learn More' }));
  const detail = within(await screen.findByRole('dialog'));
  expect(await detail.findByRole('alert')).toHaveTextContent('The details couldn’t be loaded.');
  client.fake.heal();
  await visitor.click(detail.getByRole('button', { name: 'Try again' }));
  expect(await detail.findByText(/Who it’s for/)).toBeVisible();
});
