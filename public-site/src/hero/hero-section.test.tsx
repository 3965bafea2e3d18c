import { fireEvent, screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import { accessibilityFindings } from '../testing/accessibility';
import { renderSite } from '../testing/render-site';
import { HeroSection } from './hero-section';

type Options = Parameters<typeof renderSite>[1];

function openHero(options?: Options) {
  const onBook = jest.fn();
  return { onBook, ...renderSite(<HeroSection onBook={onBook} />, options) };
}

beforeEach(() => localStorage.clear());

const hero = () => screen.getByRole('region', { name: 'Leadership begins where certainty ends.' });

test('L1 the hero shows tagline, headline, portrait and the three figures', async () => {
  openHero();
  expect(hero()).toHaveAttribute('id', 'home');
  expect(screen.getByText('Lead with courage. Live with clarity.')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Portrait of Lena Ashford' })).toHaveAttribute('src', '/images/portrait.svg');
  const figures = screen.getAllByRole('definition').map((value) => {
    const label = value.parentElement?.querySelector('dt');
    return `${value.textContent} ${label?.textContent}`;
  });
  expect(figures).toEqual(['500+ Leaders Transformed', '95% Success Rate', '15+ Years Experience']);
  expect(await accessibilityFindings()).toEqual([]);
});

test('L1 Start Your Transformation opens booking, Explore Services scrolls to the services', async () => {
  const { visitor, onBook, currentAddress } = openHero();
  await visitor.click(screen.getByRole('button', { name: 'Start Your Transformation' }));
  expect(onBook).toHaveBeenCalledWith();
  await visitor.click(screen.getByRole('link', { name: 'Explore Services' }));
  expect(currentAddress()).toBe('/#services');
});

test('L1 disabling booking hides the booking button', async () => {
  openHero({ settings: { booking_enabled: false } });
  await waitForElementToBeRemoved(screen.getByRole('button', { name: 'Start Your Transformation' }));
  expect(screen.getByRole('link', { name: 'Explore Services' })).toBeVisible();
});

test('L2 a portrait that fails to load is replaced by the coach’s initials', () => {
  openHero();
  fireEvent.error(screen.getByRole('img', { name: 'Portrait of Lena Ashford' }));
  const placeholder = screen.getByRole('img', { name: 'Portrait of Lena Ashford' });
  expect(within(placeholder).getByText('LA')).toBeVisible();
});

test('L2 L3 the text is visible while settings load, with a small spinner', async () => {
  let release = () => {};
  openHero({
    settings: { site_tagline: 'Steady under pressure.' },
    prepare: (client) => {
      release = client.fake.hold('settings.read');
    },
  });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start Your Transformation' })).toBeEnabled();
  expect(screen.getByRole('status')).toHaveTextContent('Loading the latest details');
  release();
  expect(await screen.findByText('Steady under pressure.')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('L3 name and portrait follow the settings', async () => {
  openHero({ settings: { site_title: 'Ada Brook', portrait_url: '/images/ada.webp', hero_portrait_url: '' } });
  expect(await screen.findByRole('img', { name: 'Portrait of Ada Brook' })).toHaveAttribute('src', '/images/ada.webp');
});

test('L3 the hero portrait takes precedence over the general one', async () => {
  openHero({ settings: { site_title: 'Ada Brook', portrait_url: '/a.webp', hero_portrait_url: '/hero.webp' } });
  expect(await screen.findByRole('img', { name: 'Portrait of Ada Brook' })).toHaveAttribute('src', '/hero.webp');
});

test('L3 a failed settings request keeps the defaults and ends the loading state', async () => {
  openHero({ prepare: (client) => client.fake.fail('settings.read') });
  await waitForElementToBeRemoved(screen.getByRole('status'));
  expect(screen.getByText('Lead with courage. Live with clarity.')).toBeVisible();
});
