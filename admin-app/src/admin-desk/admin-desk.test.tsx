import { screen } from '@testing-library/react';
import { createFakeVisitorClient, TestDataProvider } from 'data-client/testing';
import { MemoryRouter } from 'react-router-dom';
import { renderWithTheme } from 'shared-ui/testing';
import { AdminDesk } from '../exposed';

test('A1 a host that brings router, theme and data gets the whole desk, beginning with the login', async () => {
  renderWithTheme(
    <TestDataProvider client={createFakeVisitorClient({ settings: { site_title: 'Ashford & Daughters' } })}>
      <MemoryRouter initialEntries={['/desk']}>
        <AdminDesk basePath="/desk" sitePath="/home" />
      </MemoryRouter>
    </TestDataProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the website' })).toHaveAttribute('href', '/home');
  expect((await screen.findAllByText('Ashford & Daughters'))[0]).toBeVisible();
});
