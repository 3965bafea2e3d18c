import { screen, within } from '@testing-library/react';
import { DataError } from 'data-client';
import { importLimits } from 'data-client/owner';
import { aHistoryEntry, type FakeSeed } from 'data-client/testing';
import { csvFile } from '../../testing/csv-file';
import { openNewsletter, priya } from '../../testing/open-newsletter';
import { unclear } from '../../testing/three-bookings';
import { keepSavedFiles } from '../../testing/saved-files';

const saved = keepSavedFiles();

async function openImport(text: string, importOutcomes: FakeSeed['importOutcomes'] = {}) {
  const opened = await openNewsletter({ importOutcomes });
  await opened.owner.click(await screen.findByRole('link', { name: 'Import Subscribers' }));
  await screen.findByRole('heading', { name: 'Import Subscribers' });
  await opened.owner.upload(screen.getByLabelText('CSV file'), csvFile(text));
  return opened;
}

test('PE9 a file is previewed, imported with the owner’s statement only, and reported', async () => {
  const text = `Email,Full name\nada@example.com,Ada Quill\n${priya.email},Priya\nno address,Nobody\n`;
  const { owner, client } = await openImport(text, { [priya.email]: 'unsubscribed', 'no address': 'email' });
  expect(
    await screen.findByText(/^1 new, 0 already here, 1 unsubscribed earlier, 1 invalid or repeated/),
  ).toBeVisible();
  expect(screen.getByLabelText(/^Email address/)).toHaveDisplayValue('Email');
  expect(screen.getByLabelText('Name')).toHaveDisplayValue('Full name');
  expect(screen.getByRole('row', { name: /ada@example.com/ })).toHaveTextContent('Ada Quill');

  await owner.click(screen.getByRole('button', { name: 'Import 1 subscriber' }));
  expect(screen.getByText('Please confirm that these people agreed.')).toBeVisible();
  expect(client.backend.readers).toHaveLength(3);
  await owner.click(screen.getByRole('checkbox', { name: /^These people agreed/ }));
  await owner.click(screen.getByRole('button', { name: 'Import 1 subscriber' }));

  expect(await screen.findByText('The import is complete: 1 added, 0 already here, 2 rejected.')).toBeVisible();
  expect(screen.getByRole('row', { name: /^3/ })).toHaveTextContent('Unsubscribed earlier');
  expect(screen.getByRole('row', { name: /^4/ })).toHaveTextContent('no address,NobodyNot an email address');
  expect(client.backend.readers[0]).toMatchObject({
    email: 'ada@example.com',
    consentStatement: expect.stringMatching(/^These people agreed/) as string,
  });
  expect(client.backend.readers.find(({ email }) => email === priya.email)?.status).toBe('unsubscribed');
  await owner.click(screen.getByRole('button', { name: 'Download 2 rejected lines (.csv)' }));
  const [file] = await saved();
  expect(file?.text).toBe(
    `Line,Reason,Email,Full name\r\n3,Unsubscribed earlier,${priya.email},Priya\r\n4,Not an email address,no address,Nobody\r\n`,
  );
});

test('PE9 the preview shows the cells of a line that cannot be imported, and why', async () => {
  const { owner } = await openImport('Email,Consent\nada@example.com,3/4/2026\nbob@example.com,somewhere\n');
  const row = await screen.findByRole('row', { name: /bob@example.com/ });
  expect(row).toHaveTextContent('The date of consent can’t be read');
  expect(row).toHaveTextContent('somewhere');
  await owner.selectOptions(screen.getByLabelText('Date of consent'), 'Not in this file');
  expect(await screen.findByText(/^2 new, /)).toBeVisible();
});

test('PE9 the preview shows why an invalid or repeated address is not imported', async () => {
  await openImport('Email\nada@example.com\nno address\nADA@example.com\n', { 'no address': 'email' });
  expect(await screen.findByText(/^1 new, /)).toBeVisible();
  const table = screen.getByRole('table', { name: 'First lines of the file' });
  expect(within(table).getByRole('row', { name: /^no address/ })).toHaveTextContent('Not an email address');
  expect(within(table).getByRole('row', { name: /^ADA@example.com/ })).toHaveTextContent('Appears earlier in the file');
});

test('PE9 a column named consent without dates is not used as the date', async () => {
  await openImport('Email,Consent\nada@example.com,At the fair\n');
  expect(await screen.findByText(/^1 new, /)).toBeVisible();
  expect(screen.getByLabelText('Date of consent')).toHaveDisplayValue('Not in this file');
});

test('PE9 a file with one line is counted in the singular', async () => {
  await openImport('ada@example.com\n');
  expect(await screen.findByText('fair.csv, 1 line with text')).toBeVisible();
});

test('PE9 an interrupted import says how far it got and how to continue', async () => {
  const { owner, client } = await openImport('ada@example.com\n');
  await owner.click(await screen.findByRole('checkbox', { name: /^These people agreed/ }));
  client.fake.lose('subscribers.import');
  await owner.click(screen.getByRole('button', { name: 'Import 1 subscriber' }));
  const alert = await screen.findByText(/^The import stopped after 0 of 1 line:/);
  expect(alert).toHaveTextContent('import the same file again');
  expect(alert).toHaveTextContent(unclear);
});

test('PE9 leaving the page asks before it stops a running import', async () => {
  const { owner, client } = await openImport('ada@example.com\n');
  await owner.click(await screen.findByRole('checkbox', { name: /^These people agreed/ }));
  const release = client.fake.hold('subscribers.import');
  await owner.click(screen.getByRole('button', { name: 'Import 1 subscriber' }));
  await screen.findByRole('progressbar', { name: 'Importing subscribers' });
  await owner.click(screen.getByRole('link', { name: 'Services' }));
  await owner.click(await screen.findByRole('button', { name: 'Keep importing' }));
  release();
  expect(await screen.findByText(/^The import is complete: 1 added/)).toBeVisible();
  await owner.click(screen.getByRole('link', { name: 'Services' }));
  expect(await screen.findByRole('heading', { name: 'Services' })).toBeVisible();
});

async function importTwo() {
  const opened = await openImport('ada@example.com\nbob@example.com\n');
  await opened.owner.click(await screen.findByRole('checkbox', { name: /^These people agreed/ }));
  await opened.owner.click(screen.getByRole('button', { name: 'Import 2 subscribers' }));
  await screen.findByText('2 subscribers were imported.');
  return opened;
}

test('PE9 Undo after an import deletes what it added, says how many stay and why, and asks for the next file', async () => {
  const { owner, client } = await importTwo();
  await client.subscribers.setStatus(client.backend.readers[0]!.id, 'unsubscribed');
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  const words = '1 imported subscriber was deleted. 1 stayed: 1 changed since the import.';
  expect(await screen.findByText(words)).toBeVisible();
  expect(client.backend.readers.map(({ email }) => email)).not.toContain('bob@example.com');
  expect(await screen.findByLabelText('CSV file')).toBeInTheDocument();
});

test('PE9 an import undone from the history no longer offers Undo', async () => {
  const { owner, client } = await importTwo();
  const [rowId] = Object.keys(client.backend.imports);
  const restorableUntil = new Date('2126-12-20T12:00:00Z');
  client.backend.history = [aHistoryEntry({ action: 'added', reason: 'imported', rowId, restorableUntil })];
  await owner.click(screen.getByRole('link', { name: 'History' }));
  await owner.click(await screen.findByRole('button', { name: /^Undo import/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
  await owner.click(question.getByRole('button', { name: 'Undo import' }));
  await screen.findByText('2 imported subscribers were deleted.');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('PE9 an import that was undone in another tab says so, and offers no Undo', async () => {
  const lines = Array.from({ length: importLimits.atOnce + 1 }, (_, index) => `reader-${index}@example.com\n`);
  const { owner, client } = await openImport(lines.join(''));
  await owner.click(await screen.findByRole('checkbox', { name: /^These people agreed/ }));
  const undone = { message: 'This import was undone, so no more addresses are added.', hint: 'import-undone' };
  jest
    .spyOn(client.subscribers, 'import')
    .mockResolvedValueOnce(lines.slice(1).map(() => 'added'))
    .mockRejectedValueOnce(new DataError('conflict', undone));
  await owner.click(screen.getByRole('button', { name: 'Import 501 subscribers' }));
  expect(await screen.findByText(/^The import stopped after 500 of 501 lines:/)).toHaveTextContent(undone.message);
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('PE9 an import that could not be undone says why, and keeps its report', async () => {
  const { owner, client } = await importTwo();
  client.fake.fail('subscribers.undoImport', new DataError('offline'));
  await owner.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^The import couldn’t be undone completely\./)).toBeVisible();
  expect(screen.getByText(/^The import is complete: 2 added/)).toBeVisible();
});
