import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DataError } from 'data-client';
import { ImportView } from './import-view';
import type { CsvRecord } from './read-csv';
import type { ImportReport } from './run-import';
import type { ImportState, SubscriberImport } from './use-subscriber-import';

const record = (line: number, ...fields: string[]): CsvRecord => ({ line, fields, isBroken: false });

const file = {
  name: 'fair-2025.csv',
  delimiter: ';',
  encoding: 'windows-1252' as const,
  records: [
    record(1, 'Email', 'Full name', 'Opt-in', 'Source'),
    record(2, 'maren@northwind.example', 'Maren Okafor', '3/4/2025', 'Fair in Cologne'),
    record(3, 'a.very.long.address.that.hardly.fits.anywhere@a-department.of-a-large-organization.example', '', '', ''),
    record(4, 'daniel@harbor.example', 'Daniel Reyes', 'last spring', 'Talk'),
  ],
};

const settings = { isHeader: true, mapping: { email: 0, name: 1, date: 2, source: 3 }, order: 'month-first' as const };

const report: ImportReport = {
  done: 412,
  total: 412,
  added: 389,
  known: 20,
  refused: [
    { record: record(4, 'daniel@harbor.example', 'Daniel Reyes', 'last spring', 'Talk'), reason: 'date' },
    { record: record(77, 'priya@fernhill.example', 'Priya Raman', '', ''), reason: 'unsubscribed' },
    { record: record(80, 'tomas at work', 'Tomas "Tom" Lindqvist', '', ''), reason: 'email' },
  ],
};

const half: ImportReport = { ...report, done: 200, added: 180 };
const loaded: ImportState = { isReading: false, file, settings };
const checked: ImportState = { ...loaded, preview: { report, state: 'ended' } };

const stepOf = (state: ImportState): SubscriberImport => ({
  state,
  read: () => {},
  readAgain: () => {},
  change: () => {},
  start: () => {},
  stop: () => {},
  reset: () => {},
});

const meta = {
  title: 'Admin/Newsletter import',
  component: ImportView,
  args: { import: stepOf(checked) },
} satisfies Meta<typeof ImportView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChooseFile: Story = { args: { import: stepOf({ isReading: false }) } };

export const UnreadableFile: Story = {
  args: { import: stepOf({ isReading: false, problem: 'The file is larger than 30 MB. Please split it.' }) },
};

export const Checked: Story = {};

export const Checking: Story = { args: { import: stepOf({ ...loaded, preview: { report: half, state: 'running' } }) } };

export const Imported: Story = { args: { import: stepOf({ ...checked, result: { report, state: 'ended' } }) } };

export const Stopped: Story = {
  args: {
    import: stepOf({ ...checked, result: { report: half, state: 'ended', stopped: new DataError('offline').message } }),
  },
};
