import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmailText } from './email-text';
import { Table } from './table';

/**
 * **Use it** wherever the dashboard shows an email address. **Do not use it** for text that merely contains one.
 *
 * **Accessibility:** It breaks only before `@` and dots. Longer parts are truncated; the full address is in the title, for
 * screen readers and for copying.
 */
const meta = {
  title: 'Dashboard/Email text',
  component: EmailText,
  args: { address: 'booking-1@large.example' },
} satisfies Meta<typeof EmailText>;

export default meta;
type Story = StoryObj<typeof meta>;

const longest = `${'m'.repeat(64)}@a-department.of-a-company.with-a-long-name.example`;

export const Short: Story = {};
export const LongText: Story = {
  args: { address: 'wolfeschlegelsteinhausen.bergerdorff@leadership-consulting.example' },
};
export const Longest: Story = { args: { address: longest } };
export const RightToLeft: Story = { globals: { direction: 'right-to-left' } };
export const InATable: Story = {
  render: () => (
    <Table
      caption="Subscribers"
      columns={[
        {
          id: 'email',
          header: 'Email Address',
          isRowHeader: true,
          cell: ({ email }: { email: string }) => <EmailText address={email} />,
        },
        { id: 'source', header: 'Source', cell: () => 'Website' },
      ]}
      rows={[{ email: 'ada@example.com' }, { email: longest }]}
      rowKey={({ email }) => email}
    />
  ),
};
