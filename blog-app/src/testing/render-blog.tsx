import userEvent from '@testing-library/user-event';
import { createFakeVisitorClient, TestDataProvider } from 'data-client/testing';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { renderWithTheme } from 'shared-ui/testing';

beforeEach(() => localStorage.clear());

/** Renders a part of the blog with theme, data and router. */
export function renderBlog(part: ReactNode, { client = createFakeVisitorClient(), address = '/' } = {}) {
  const page = (shown: ReactNode) => (
    <TestDataProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{shown}</MemoryRouter>
    </TestDataProvider>
  );
  const { rerender, unmount } = renderWithTheme(page(part));
  return { user: userEvent.setup(), client, unmount, show: (next: ReactNode) => rerender(page(next)) };
}
