import { act, screen, waitFor } from '@testing-library/react';
import { DataError } from 'data-client';
import { address } from '../../testing/open-dashboard';
import { all, openNewsletter, priya, waitForEmails } from '../../testing/open-newsletter';
import { keepSavedFiles } from '../../testing/saved-files';
import { someReaders } from '../../testing/some-subscribers';

describe('N5 the export', () => {
  const saved = keepSavedFiles();

  test('N5 Export Active Subscribers saves a file with all of them', async () => {
    const { owner } = await openNewsletter({ readers: [...someReaders(2100), priya] });
    await owner.click(await screen.findByRole('button', { name: 'Export Active Subscribers' }));
    expect(await screen.findByText('1,680 active subscribers exported.')).toBeVisible();
    const [file, ...others] = await saved();
    expect(others).toEqual([]);
    expect(file?.name).toMatch(/^newsletter-subscribers-\d{4}-\d\d-\d\d\.csv$/);
    const lines = file?.text.split('\r\n') ?? [];
    expect(lines).toHaveLength(1682);
    expect(lines.join()).not.toContain(priya.email);
  });

  test('O3 N5 the export address starts the export once', async () => {
    await openNewsletter({}, '?export=active');
    expect(await screen.findByText('2 active subscribers exported.')).toBeVisible();
    expect(await saved()).toHaveLength(1);
    await waitFor(() => expect(address()).toBe('/admin/newsletter'));
    expect(await saved()).toHaveLength(1);
  });

  test('N5 a running export shows its progress and can be canceled', async () => {
    const { owner, client } = await openNewsletter();
    await waitForEmails(all);
    const release = client.fake.hold('subscribers.activeAfter');
    await owner.click(screen.getByRole('button', { name: 'Export Active Subscribers' }));
    expect(await screen.findByRole('progressbar', { name: 'Exporting subscribers' })).toBeVisible();
    expect(await screen.findByText('0 of 2 subscribers')).toBeVisible();
    await owner.click(screen.getByRole('button', { name: 'Cancel export' }));
    await act(async () => release());
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(await saved()).toEqual([]);
  });

  test('N5 a failed export shows an error and saves no partial file', async () => {
    const { owner, client } = await openNewsletter();
    await waitForEmails(all);
    client.fake.fail('subscribers.activeAfter');
    await owner.click(screen.getByRole('button', { name: 'Export Active Subscribers' }));
    expect(await screen.findByText(`The export failed. ${new DataError('offline').message}`)).toBeVisible();
    expect(await saved()).toEqual([]);
  });
});
