import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge, Button, Inline } from 'shared-ui';
import { narrow } from 'shared-ui/testing';
import { Table, type Column } from './table';

type Booking = {
  id: string;
  name: string;
  service: string;
  date: string;
  status: 'pending' | 'confirmed' | 'cancelled';
};

const rows: Booking[] = [
  { id: '1', name: 'Ada Lovelace', service: 'Leadership Coaching', date: 'Dec 1, 2026, 9:00 AM', status: 'pending' },
  { id: '2', name: 'Grace Hopper', service: 'Keynote Speaking', date: 'Dec 2, 2026, 1:00 PM', status: 'confirmed' },
  {
    id: '3',
    name: 'Mary Wollstonecraft-Featherstonehaugh of Beaulieu',
    service: 'Executive Coaching',
    date: 'Dec 3, 2026, 4:00 PM',
    status: 'cancelled',
  },
];

const tones = { pending: 'warning', confirmed: 'success', cancelled: 'neutral' } as const;

const columns: Column<Booking>[] = [
  { id: 'name', header: 'Client', cell: (row) => row.name, isRowHeader: true },
  { id: 'service', header: 'Service', cell: (row) => row.service },
  { id: 'date', header: 'Date', cell: (row) => row.date },
  { id: 'status', header: 'Status', cell: (row) => <Badge tone={tones[row.status]}>{row.status}</Badge> },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (row) => (
      <Inline gap="2xs" justify="end">
        {row.status === 'pending' && <Button size="sm">Confirm</Button>}
        <Button size="sm" variant="secondary">
          Details
        </Button>
      </Inline>
    ),
  },
];

/**
 * **Use it** for rows of the same kind that users compare. **Do not use it** for layout or for unrelated items: use Cards.
 *
 * **Accessibility:** A real table with a caption, column headers and row headers. In a narrow
 * container every row becomes a card with labeled values but remains a table for screen readers. Old rows stay readable
 * while new ones load.
 */
const meta = {
  title: 'Dashboard/Table',
  component: Table<Booking>,
  args: { caption: 'Bookings', columns, rows, rowKey: (row) => row.id },
} satisfies Meta<typeof Table<Booking>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Emphasised: Story = {
  args: {
    rowEmphasis: ({ status }) =>
      ({ pending: 'strong' as const, confirmed: undefined, cancelled: 'muted' as const })[status],
  },
};
export const Busy: Story = { args: { isBusy: true } };

export const InANarrowContainer: Story = { decorators: [narrow('26rem')] };
export const Empty: Story = { args: { rows: [] } };
export const LongText: Story = {
  args: {
    caption: 'Bookings that need to be confirmed before the end of the week',
    rows: rows.map((row) => ({
      ...row,
      name: 'verantwortungsbewusstseinsentwicklung@fuehrungskraeftenachwuchsprogramm.example',
      service: 'A day about responsibility for the whole executive team and those who follow it',
    })),
  },
};
export const RightToLeft: Story = { globals: { direction: 'right-to-left' } };
