import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { QueryLike } from 'shared-ui';
import { useBuiltFile } from '../use-built-file';
import { readStatus, type ComponentStatus, type StatusReport } from './component-status';
import { StatusView } from './status-view';

const tabs: ComponentStatus = {
  title: 'Dashboard/Tabs',
  stories: 6,
  played: 2,
  states: ['hover, focus, active', 'long text', 'right to left'],
  failures: 0,
  violations: 0,
  untested: 0,
  standing: 'ready',
};

const report = (data: StatusReport): QueryLike<StatusReport> => ({
  status: 'success',
  data,
  error: null,
  isFetching: false,
  refetch: () => {},
});

const meta = {
  title: 'Tools/Status',
  component: StatusView,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: { report: report({ testedAt: null, components: [] }) },
} satisfies Meta<typeof StatusView>;

export default meta;
type Story = StoryObj<typeof meta>;

function Computed() {
  return <StatusView report={useBuiltFile(readStatus)} />;
}

export const OfThisStorybook: Story = { render: () => <Computed /> };
export const WithAFailure: Story = {
  args: {
    report: report({
      testedAt: '2026-11-20T09:30:00Z',
      components: [tabs, { ...tabs, title: 'Components/Alert', failures: 1, violations: 3, standing: 'failing' }],
    }),
  },
};
export const NotTested: Story = {
  args: { report: report({ testedAt: null, components: [{ ...tabs, untested: 6, standing: 'untested' }] }) },
};
