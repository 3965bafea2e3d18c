/**
 * @jest-environment-options {"styles": true}
 */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestDataProvider } from 'data-client/testing';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { renderWithTheme } from 'shared-ui/testing';
import { DashboardFrame } from '../dashboard/dashboard-frame';
import type { DashboardTab } from '../dashboard/dashboard-tab';

const tab = (id: string, label: string, load: DashboardTab['load']): DashboardTab => ({
  id,
  label,
  icon: 'mail',
  load,
});

const first = tab('first', 'First', async () => () => <p>The first tab</p>);
const second = tab('second', 'Second', async () => () => <p>The second tab</p>);

function open(tabs: readonly DashboardTab[]) {
  const owner = userEvent.setup();
  renderWithTheme(
    <TestDataProvider>
      <MemoryRouter initialEntries={['/admin']}>
        <DashboardFrame
          sitePath="/"
          tabs={tabs}
          userName="Lena Ashford"
          takesFocus={false}
          isLoggingOut={false}
          onLogout={() => {}}
        />
      </MemoryRouter>
    </TestDataProvider>,
  );
  return owner;
}

const fadeOf = (element: HTMLElement) => getComputedStyle(element.parentElement as HTMLElement).animation;

test('R2 the first tab appears at once, the next one fades in', async () => {
  const owner = open([first, second]);
  expect(fadeOf(await screen.findByText('The first tab'))).toMatch(/^none/);
  await owner.click(screen.getByRole('link', { name: 'Second' }));
  expect(fadeOf(await screen.findByText('The second tab'))).toContain('var(--motion-tab)');
  await owner.click(screen.getByRole('link', { name: 'First' }));
  expect(fadeOf(await screen.findByText('The first tab'))).toContain('var(--motion-tab)');
});

test('A4 the code of a tab loads when the tab is opened', async () => {
  const load = jest.fn(second.load);
  const owner = open([first, { ...second, load }]);
  await screen.findByText('The first tab');
  expect(load).not.toHaveBeenCalled();
  await owner.click(screen.getByRole('link', { name: 'Second' }));
  await screen.findByText('The second tab');
  expect(load).toHaveBeenCalledTimes(1);
});

describe('a failing tab', () => {
  // React logs errors that a boundary caught.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  test('A4 a tab that fails to load leaves the rest usable, and Try again reloads it', async () => {
    const load = jest.fn(first.load).mockRejectedValueOnce(new Error('ChunkLoadError'));
    const owner = open([{ ...first, load }, second]);
    expect(await screen.findByRole('alert')).toHaveTextContent('First couldn’t be shown.');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled();
    await owner.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The first tab')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('A4 a tab that fails to load appears once the browser is online again', async () => {
    const load = jest.fn(first.load).mockRejectedValueOnce(new Error('ChunkLoadError'));
    open([{ ...first, load }]);
    await screen.findByRole('alert');
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('The first tab')).toBeVisible();
  });

  test('A4 a crashing tab leaves the other tabs working', async () => {
    function Fragile() {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new Error('Broken by a click');
      return (
        <button type="button" onClick={() => setBroken(true)}>
          Break
        </button>
      );
    }
    const owner = open([tab('fragile', 'Fragile', async () => Fragile), second]);
    await owner.click(await screen.findByRole('button', { name: 'Break' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Fragile couldn’t be shown.');
    await owner.click(screen.getByRole('link', { name: 'Second' }));
    expect(await screen.findByText('The second tab')).toBeVisible();
  });
});

describe('the drawer on narrow windows', () => {
  const menu = () => screen.getByRole('button', { name: 'Menu' });

  test('A4 it takes the focus when it opens, and Escape returns it', async () => {
    const owner = open([first, second]);
    await owner.click(menu());
    expect(menu()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveFocus();
    await owner.keyboard('{Escape}');
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(menu()).toHaveFocus());
  });

  test('A4 R1 Back closes it and returns the focus', async () => {
    const owner = open([first, second]);
    await owner.click(menu());
    await waitFor(() => expect(window.history.state).toHaveProperty('dialog-step'));
    act(() => window.history.back());
    await waitFor(() => expect(menu()).toHaveFocus());
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
  });

  test('A4 choosing a tab closes it and moves the focus to the content', async () => {
    const owner = open([first, second]);
    await owner.click(menu());
    await owner.click(screen.getByRole('link', { name: 'Second' }));
    expect(await screen.findByText('The second tab')).toBeVisible();
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
