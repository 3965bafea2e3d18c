import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { accessibilityFindings } from '../testing/accessibility';
import { renderSite } from '../testing/render-site';
import { serviceDetails } from './service-details';
import { services } from './services';
import { ServicesSection } from './services-section';

type Options = Parameters<typeof renderSite>[1];

function openServices(options?: Options) {
  const onBook = jest.fn();
  return { onBook, ...renderSite(<ServicesSection onBook={onBook} />, options) };
}

const choose = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

test('L5 seven services can be selected, and the first one is expanded', async () => {
  openServices();
  expect(screen.getByRole('region', { name: 'Seven ways to work together' })).toHaveAttribute('id', 'services');
  const titles = screen.getAllByRole('heading', { level: 3 }).map((heading) => within(heading).getByRole('button'));
  expect(titles.map((title) => title.getAttribute('aria-expanded'))).toEqual(['true', ...Array(6).fill('false')]);
  expect(services.map(({ title }) => title)).toEqual([
    'Keynote Speaking',
    'Leadership Coaching',
    'Destination Retreats',
    'Strategic Advisory',
    'Business Coaching',
    'Life Coaching',
    'Facilitation',
  ]);
  expect(await accessibilityFindings()).toEqual([]);
});

test.each(services.map((service) => [service.title, service] as const))(
  'L5 %s shows subtitle, description, call to action and details, and can be booked',
  async (title, { id, subtitle, description, invitation }) => {
    const { visitor, onBook } = openServices();
    await visitor.click(choose(title));
    const panel = within(screen.getByRole('region', { name: title }));
    for (const text of [subtitle, description, invitation]) expect(panel.getByText(text)).toBeVisible();

    await visitor.click(panel.getByRole('button', { name: 'Learn More' }));
    const detail = within(await screen.findByRole('dialog', { name: title }));
    for (const text of serviceDetails[id].howItWorks) expect(detail.getByText(text)).toBeVisible();
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
  await visitor.click(choose('Facilitation'));
  expect(choose('Facilitation')).toHaveAttribute('aria-expanded', 'true');
  expect(choose('Keynote Speaking')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('region', { name: 'Keynote Speaking' })).not.toBeInTheDocument();
});

test('L5 disabling booking hides the booking buttons but not the details', async () => {
  const { visitor } = openServices({ settings: { booking_enabled: false } });
  await waitForElementToBeRemoved(screen.getByRole('button', { name: 'Schedule Your Consultation' }));
  await visitor.click(screen.getByRole('button', { name: 'Learn More' }));
  const detail = within(await screen.findByRole('dialog'));
  expect(detail.queryByRole('button', { name: 'Schedule Your Consultation' })).not.toBeInTheDocument();
});
