import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { renderSite, type SiteOptions } from '../testing/render-site';
import { HeroSection } from './hero-section';

function openHero(options?: SiteOptions) {
  const onBook = jest.fn();
  return { onBook, ...renderSite(<HeroSection onBook={onBook} />, options) };
}

test('L1 disabling booking hides the booking button', async () => {
  openHero({ settings: { booking_enabled: false } });
  await waitForElementToBeRemoved(screen.getByRole('button', { name: 'Start Your Transformation' }));
  expect(screen.getByRole('link', { name: 'Explore Services' })).toBeVisible();
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

test.each([
  ['the general portrait', '', '/ada.webp'],
  ['the hero’s own portrait', '/hero.webp', '/hero.webp'],
])('L3 name and %s follow the settings', async (_, hero_portrait_url, src) => {
  openHero({ settings: { site_title: 'Ada Brook', portrait_url: '/ada.webp', hero_portrait_url } });
  expect(await screen.findByRole('img', { name: 'Portrait of Ada Brook' })).toHaveAttribute('src', src);
});

test('WO1 the owner’s words replace the defaults, and empty ones are not rendered', async () => {
  openHero({
    settings: {
      words_hero_heading: '<b>Mut</b> zum Wechsel',
      words_hero_role: 'Begleiterin & Coach',
      words_hero_eyebrow: '',
      words_hero_lead: '',
      words_hero_figures: '[{"value":"120","label":"Wechsel begleitet","source":"Umfrage 2025"}]',
    },
  });
  expect(await screen.findByRole('heading', { name: '<b>Mut</b> zum Wechsel' })).toBeVisible();
  expect(screen.getByText('Begleiterin & Coach')).toBeVisible();
  expect(screen.queryByText('Leadership coaching')).not.toBeInTheDocument();
  expect(screen.queryByText(/I work with executives/)).not.toBeInTheDocument();
  expect(screen.getByText('Umfrage 2025')).toBeVisible();
  expect(screen.queryByText('95%')).not.toBeInTheDocument();
});
