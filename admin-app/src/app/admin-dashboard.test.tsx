import { screen } from '@testing-library/react';
import { createFakeVisitorClient, TestDataProvider } from 'data-client/testing';
import { MemoryRouter } from 'react-router-dom';
import { renderWithTheme } from 'shared-ui/testing';
import { AdminDashboard } from '../exposed';

test('A1 a host with router, theme and data renders the dashboard, starting with the sign-in', async () => {
  renderWithTheme(
    <TestDataProvider client={createFakeVisitorClient({ settings: { site_title: 'Ashford & Daughters' } })}>
      <MemoryRouter initialEntries={['/admin']}>
        <AdminDashboard basePath="/admin" sitePath="/home" />
      </MemoryRouter>
    </TestDataProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the website' })).toHaveAttribute('href', '/home');
  expect((await screen.findAllByText('Ashford & Daughters'))[0]).toBeVisible();
});
