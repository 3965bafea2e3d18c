import { screen } from '@testing-library/react';
import { renderSite } from '../testing/render-site';
import { NotFoundPage } from './not-found-page';

test('R5 an unknown path shows the not-found page with a link home', async () => {
  const { visitor, currentAddress } = renderSite(<NotFoundPage />, { path: '/nowhere' });
  expect(screen.getByText('Page not found')).toBeVisible();
  await visitor.click(screen.getByRole('link', { name: 'Go to the Home Page' }));
  expect(currentAddress()).toBe('/');
});
