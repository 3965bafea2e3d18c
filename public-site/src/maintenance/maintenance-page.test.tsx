import { screen } from '@testing-library/react';
import { renderSite } from '../testing/render-site';
import { MaintenancePage } from '../exposed';

test('E5 during maintenance visitors can still reach the coach and the legal pages, and the owner can reach the dashboard', async () => {
  const legalAddresses = { privacy: '/privacy-policy', terms: '/terms', cookies: '/cookies', notice: '/legal-notice' };
  renderSite(<MaintenancePage adminPath="/admin" legalAddresses={legalAddresses} />, {
    settings: { contact_email: 'ada@coach.example' },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'The site will be back shortly.' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'ada@coach.example' })).toHaveAttribute(
    'href',
    'mailto:ada@coach.example',
  );
  expect(screen.getByRole('link', { name: '+1 (212) 555-0148' })).toHaveAttribute('href', 'tel:+12125550148');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  expect(screen.getByRole('link', { name: 'Legal Notice' })).toHaveAttribute('href', '/legal-notice');
  expect(screen.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
});

test('E5 during maintenance a site without email and phone promises neither', async () => {
  renderSite(<MaintenancePage adminPath="/admin" />, { settings: { contact_email: '', contact_phone: '' } });
  expect(await screen.findByText('I’m updating the site.')).toBeVisible();
});
