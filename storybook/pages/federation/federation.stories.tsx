import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useQuery } from '@tanstack/react-query';
import { failedQuery, readyQuery } from 'shared-ui/testing';
import { readBuiltSite } from './built-site';
import { FederationView } from './federation-view';

const meta = {
  title: 'Tools/Federation',
  component: FederationView,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  args: { site: readyQuery(null) },
} satisfies Meta<typeof FederationView>;

export default meta;
type Story = StoryObj<typeof meta>;

function LastBuild() {
  return <FederationView site={useQuery({ queryKey: ['built'], queryFn: readBuiltSite })} />;
}

export const LastBuildOfThisMachine: Story = { render: () => <LastBuild /> };
export const NothingBuilt: Story = {};
export const IncompleteBuild: Story = {
  args: { site: failedQuery(new Error('blog-app 0.1.0-669484a624 is in the registry, but does not exist.')) },
};
