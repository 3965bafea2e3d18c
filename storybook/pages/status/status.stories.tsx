import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useQuery } from '@tanstack/react-query';
import { readyQuery } from 'shared-ui/testing';
import { readStatus, type ComponentStatus } from './component-status';
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

const meta = {
  title: 'Tools/Status',
  component: StatusView,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: { report: readyQuery({ testedAt: null, components: [] }) },
} satisfies Meta<typeof StatusView>;

export default meta;
type Story = StoryObj<typeof meta>;

function Computed() {
  return <StatusView report={useQuery({ queryKey: ['built'], queryFn: readStatus })} />;
}

export const OfThisStorybook: Story = { render: () => <Computed /> };
export const WithAFailure: Story = {
  args: {
    report: readyQuery({
      testedAt: '2026-11-20T09:30:00Z',
      components: [tabs, { ...tabs, title: 'Components/Alert', failures: 1, violations: 3, standing: 'failing' }],
    }),
  },
};
export const NotTested: Story = {
  args: { report: readyQuery({ testedAt: null, components: [{ ...tabs, untested: 6, standing: 'untested' }] }) },
};
