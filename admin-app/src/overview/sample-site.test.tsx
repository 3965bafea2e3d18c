import { screen, waitFor, within } from '@testing-library/react';
import type { FakeSeed } from 'data-client/testing';
import { openDashboard } from '../testing/open-dashboard';

const open = (settings: FakeSeed['settings']) =>
  openDashboard({ seed: { isSignedIn: true, bookings: [], inbox: [], settings }, address: '/admin' });

/** Resolves once the overview has the owner's settings. */
async function settled() {
  await waitFor(() => expect(document.title).toBe('Overview · Ada Lovelace'));
  await screen.findByText(/^Nothing is waiting for your answer/);
}

test('O1 the overview warns while the contact email is the sample, and leads to its field', async () => {
  const { owner } = await open({ site_title: 'Ada Lovelace' });
  expect(await screen.findByText(/^Visitors see hello@lenaashford\.example, which reaches nobody\./)).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'Enter your email' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Contact email/i })).toHaveFocus());
});

test('O1 the overview does not warn of the owner’s own contact email', async () => {
  await open({ site_title: 'Ada Lovelace', contact_email: 'ada@lovelace.example' });
  await settled();
  expect(screen.queryByText(/which reaches nobody/)).not.toBeInTheDocument();
});

test('O1 the overview leads through the details of the sample site that visitors still see', async () => {
  const { owner } = await open({ contact_phone: '', business_name: 'Lovelace Ltd', social_twitter: '' });
  const card = within(await screen.findByRole('region', { name: 'Make this site yours' }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Website settings, General: Site title, Description',
    'Portrait Manager: Portrait',
    'Website Texts, Top of the page: Figures',
    'Website settings, Social Media: LinkedIn, Facebook, Instagram',
    'SEO Management, Basic SEO: Meta title, Meta description',
  ]);
  await owner.click(card.getByRole('link', { name: 'Site title' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Site title/ })).toHaveFocus());
});

test('O1 the guide disappears with the last detail of the sample site', async () => {
  const changed = { site_title: 'Ada Lovelace', site_description: 'Analysis', contact_phone: '', business_name: '' };
  const profiles = { social_linkedin: '', social_facebook: '', social_instagram: '', social_twitter: '' };
  const others = { portrait_url: '/ada.webp', words_hero_figures: '[]', meta_title: 'Ada', meta_description: '' };
  await open({ ...changed, ...profiles, ...others });
  await settled();
  expect(screen.queryByRole('region', { name: 'Make this site yours' })).not.toBeInTheDocument();
});
